import type { HeadModel } from '../../client/pages/page-model.ts';
import type { Address } from '../../shared/contract/person/address.ts';
import type { Person, PersonDetails } from '../../shared/contract/person/person.ts';
import { countOf } from '../../shared/copy/format/numbers.ts';
import { personCopy } from '../../shared/copy/person/person.ts';
import { recordErrorCopy } from '../../shared/copy/records/record-error.ts';
import { recordListCopy } from '../../shared/copy/records/record-list.ts';
import { recordsCopy } from '../../shared/copy/records/records.ts';
import { pageHeadCopy } from '../../shared/copy/site/page-head.ts';
import { routesCopy } from '../../shared/copy/site/routes.ts';
import { INDEXABLE_FILL_SCORE } from '../../shared/people/fill-score.ts';
import { mainAddressOf } from '../../shared/people/mention.ts';
import { type PersonPath, paths } from '../../shared/urls/paths.ts';

/** Ages from here on are '65+' in titles, which travel further than the page (P9-052). */
const AGE_CAP = 65;

/** What a person's own links are built from: the place as in search results and redirects. */
export function personPathOf(person: Person): PersonPath {
  const address = mainAddressOf(person);
  return {
    name: person.name.fullName,
    city: address?.city ?? null,
    stateCode: address?.stateCode ?? null,
    id: person.id,
  };
}

/**
 * The head of a person page, made from the record as masked for this viewer. The title is 'name
 * age
 * street, city, state' (P9-050); unknown parts are left out (P9-051), and of somebody who has died the title says that
 * in place of an age. Pages with little content are not indexed.
 */
export function personHead(details: PersonDetails, origin: string, hasFlags: boolean): HeadModel {
  const person = details.results;
  const age = ageText(person);
  const address = currentAddress(person);
  const status = person.isDead ? personCopy.facts.deceased : age === null ? null : `Age ${age}`;
  const title = [person.name.fullName, status, address === null ? null : placeOf(address)];
  return {
    title: title.filter((part) => part !== null).join(' | '),
    description: describe(person, age, address),
    // P9-054
    isIndexable: details.fillScore >= INDEXABLE_FILL_SCORE && !hasFlags,
    canonical: origin + paths.person(personPathOf(person)),
  };
}

function currentAddress(person: Person): Address | null {
  return person.addresses.find((address) => !address.isHistorical) ?? null;
}

function placeOf(address: Address): string {
  const cityAndState = `${address.city}, ${address.stateCode}`;
  switch (address.type) {
    case 'full':
      return `${address.line1}, ${cityAndState}`;
    case 'partial':
      return `${address.line1WithoutNumber}, ${cityAndState}`;
    case 'obfuscated':
      return cityAndState;
  }
}

/** '41', '65+', '30s', or null if it is unknown or the person is dead. */
function ageText(person: Person): string | null {
  const { age, ageRange } = person.dateOfBirth;
  if (person.isDead) return null;
  if (age === null) return ageRange;
  return age >= AGE_CAP ? `${AGE_CAP}+` : String(age);
}

function describe(person: Person, age: string | null, address: Address | null): string {
  const { addressesCount, phonesCount, emailsCount, relativesCount } = person.counts;
  const who = [
    person.name.fullName,
    person.isDead ? `, ${personCopy.facts.deceased.toLowerCase()}` : age === null ? '' : `, age ${age}`,
    address === null ? '' : `, ${address.city}, ${address.stateCode}`,
  ].join('');
  const parts = [
    amount(addressesCount, 'address', 'addresses'),
    amount(person.isDead ? 0 : phonesCount, 'phone number'),
    amount(person.isDead ? 0 : emailsCount, 'email address', 'email addresses'),
    amount(relativesCount, 'relative'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? `${who}.` : `${who}: ${parts.join(', ')}.`;
}

function amount(count: number, one: string, many?: string): string | null {
  return count === 0 ? null : countOf(count, one, many);
}

/** The form that reports an error in a record: kept out of search engines; its address names a person. */
export function recordErrorHead(): HeadModel {
  return {
    title: pageHeadCopy.titled(recordErrorCopy.title),
    description: recordErrorCopy.description,
    isIndexable: false,
    canonical: null,
  };
}

/** Kept out of search engines; its title names nobody, because titles stay in the browser's history. */
export function monitorHead(): HeadModel {
  const { title, description } = routesCopy.monitor;
  return { title: pageHeadCopy.titled(title), description, isIndexable: false, canonical: null };
}

/** Only the buyer reads it, so it is neither indexed nor canonical. */
export function recordHead(title: string, name: string): HeadModel {
  return {
    title: pageHeadCopy.titled(recordsCopy.page.title(title, name)),
    description: recordsCopy.page.description,
    isIndexable: false,
    canonical: null,
  };
}

/** The same for the list of a report's records. */
export function recordListHead(name: string, page: number): HeadModel {
  return {
    title: pageHeadCopy.titled(recordListCopy.title(name, page)),
    description: recordListCopy.description,
    isIndexable: false,
    canonical: null,
  };
}
