import type { Address } from '../../../../shared/contract/person/address.ts';
import type { Person, ProfessionalData } from '../../../../shared/contract/person/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { displayAge } from '../../../../shared/people/ages.ts';
import { mainAddressOf, placeInFull } from '../../../../shared/people/mention.ts';
import { birthMonth } from '../../../../shared/people/months.ts';
import { isNameOnly } from '../../../../shared/people/name-only.ts';
import { stated } from '../../../../shared/people/stated.ts';

const words = personCopy.facts;

export interface AgeFact {
  readonly label: string;
  readonly value: string;
}

/**
 * '41', '65+', '40s' or '--', and the month of birth if it was sent (P2-138). For someone who has died, that they have:
 * an age would keep growing.
 */
export function ageFact({ dateOfBirth, isDead }: Pick<Person, 'dateOfBirth' | 'isDead'>): AgeFact {
  const born = birthMonth(dateOfBirth);
  const value = isDead ? words.deceased : displayAge(dateOfBirth);
  return {
    label: isDead ? words.life : words.age,
    value: born === null ? value : `${value}, ${words.bornAfterAge(born)}`,
  };
}

/** The line under the name in two parts: what comes before the place, and the place, '' if it has none. */
export interface Subheader {
  readonly text: string;
  readonly place: string;
}

/**
 * The line under the name, as exact as what was sent: address, street without its number, place, or nothing (P2-136,
 * P2-137). Every such line ends with the place.
 */
export function subheader(person: Person): Subheader | null {
  const address = mainAddressOf(person);
  if (address === null) return isNameOnly(person) ? { text: personCopy.onlyName, place: '' } : null;
  const place = placeInFull(address);
  return { text: lineAbout(person, address, place).slice(0, -place.length), place };
}

function lineAbout({ isDead }: Person, address: Address, place: string): string {
  if (isDead || address.isHistorical) return personCopy.lastLivedIn(place);
  switch (address.type) {
    case 'full':
      return personCopy.livesAt(address.line1, place);
    case 'partial':
      return personCopy.livesOn(address.line1WithoutNumber, place);
    case 'obfuscated':
      return personCopy.livesIn(place);
  }
}

/** Title and employer (P2-141), or that they are on record; null without either. */
export function workText(work: ProfessionalData): string | null {
  return work.type === 'teaser' ? teaserText(work) : ownText(work.title, work.companyName);
}

/** URL of a profile (P2-142), https only; null without one. */
export function workProfile(work: ProfessionalData): string | null {
  return work.type === 'full' && work.linkedInUrl?.startsWith('https://') ? work.linkedInUrl : null;
}

function ownText(title: string | null, company: string | null): string | null {
  const said = { title: stated(title), company: stated(company) };
  if (said.title === null || said.company === null) return said.title ?? said.company;
  return words.titleAt(said.title, said.company);
}

function teaserText(work: { titleAvailable: boolean; companyNameAvailable: boolean }): string | null {
  if (work.titleAvailable && work.companyNameAvailable) return words.workTeaser.both;
  if (work.titleAvailable) return words.workTeaser.title;
  return work.companyNameAvailable ? words.workTeaser.company : null;
}
