import { TYPED_PEOPLE_MAX } from '../../contract/finding/typed.ts';
import { countOf, formatCapped } from '../format/numbers.ts';

/** The page for a line that can be understood in several ways, or that we cannot search by. */
export const whichMeantCopy = {
  several: {
    title: 'Which did you mean?',
    lede: (line: string) => `You typed “${line}”.`,
  },
  email: {
    title: 'We do not search by email address',
    lede: (email: string) => `We cannot find anyone by “${email}”. Search by name, phone number or address instead.`,
  },
  name: (name: string) => `People named ${name}`,
  nameIn: (name: string, place: string) => `${name} in ${place}`,
  place: (place: string) => `Everyone in ${place}`,
  address: (street: string, place: string) => `${street}, ${place}`,
  phone: (number: string) => `The phone number ${number}`,
  /** people of exactly that name, counted up to a limit */
  named: (people: number) =>
    people === 0
      ? 'Nobody on record has exactly this name'
      : people === 1
        ? '1 person has exactly this name'
        : `${formatCapped(people, people >= TYPED_PEOPLE_MAX)} people have exactly this name`,
  living: (people: number) => (people === 0 ? 'Nobody there is on record' : countOf(people, 'person', 'people')),
  isAddress: 'An address: the street, and who is listed there',
  isPhone: 'What it is, and whether it is on record',
  ways: {
    name: { text: 'Search by name', about: 'Names, ages, cities and relatives are free to see.' },
    phone: { text: 'Search by phone number', about: 'What kind of line it is, and whether it is on record.' },
    address: { text: 'Search by address', about: 'How many homes on a street are on record, and who is listed there.' },
  },
  again: 'Search again',
} as const;
