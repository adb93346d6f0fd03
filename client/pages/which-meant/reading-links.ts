import type { TypedReading } from '../../../shared/contract/finding/typed.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { whichMeantCopy } from '../../../shared/copy/search/which-meant.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { readingPath } from '../../../shared/typed/reading-path.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { normalisePhone } from '../../../shared/urls/segments.ts';
import type { IconName } from '../../ui/text/icon-paths.ts';
import type { WhichMeantPageModel } from './which-meant-model.ts';

/** A page that a line may mean. */
export interface ReadingLink {
  readonly icon: IconName;
  readonly text: string;
  readonly href: string;
  /** how many people it leads to, or what it is */
  readonly about: string;
}

const words = whichMeantCopy;

/** The pages that a line may mean, likeliest first; behind an email address, the ways to search. */
export function readingLinks({ readings, phone, isEmail }: WhichMeantPageModel): readonly ReadingLink[] {
  return [...readings.map(linkOf), ...(phone === null ? [] : [phoneLink(phone)]), ...(isEmail ? WAYS : [])];
}

function linkOf(reading: TypedReading): ReadingLink {
  const href = readingPath(reading);
  const place = placeName(reading.location);
  switch (reading.kind) {
    case 'name': {
      const text = place === '' ? words.name(shown(reading.name)) : words.nameIn(shown(reading.name), place);
      return { icon: 'users', text, href, about: words.named(reading.people) };
    }
    case 'place':
      return { icon: 'pin', text: words.place(place), href, about: words.living(reading.people) };
    case 'address':
      return { icon: 'home', text: words.address(shown(reading.street), place), href, about: words.isAddress };
  }
}

function phoneLink(phone: string): ReadingLink {
  const number = formatPhone(normalisePhone(phone) ?? phone);
  return { icon: 'phone', text: words.phone(number), href: paths.phone({ phone }), about: words.isPhone };
}

const WAYS: readonly ReadingLink[] = [
  { icon: 'user', href: paths.peopleSearch(), ...words.ways.name },
  { icon: 'phone', href: paths.reversePhone(), ...words.ways.phone },
  { icon: 'home', href: paths.addressSearch(), ...words.ways.address },
];

/** A state by its name: 'GA' alone says little beside a first name. */
function placeName(location: string): string {
  return /^[A-Z]{2}$/.test(location) ? stateName(location) : location;
}

/** Words typed in small letters, as names are written: 'maria garcia' is 'Maria Garcia'. */
function shown(text: string): string {
  return text === text.toLowerCase() ? text.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : text;
}
