import type { PersonLeaf, WebPageLeaf } from 'schema-dts';
import type { PersonPageModel } from '../../../client/pages/person/person-model.ts';
import type { Person } from '../../../shared/contract/person/person.ts';
import { personCopy } from '../../../shared/copy/person/person.ts';
import { displayAge, UNKNOWN_AGE } from '../../../shared/people/ages.ts';
import { contactPoints } from './contact-points.ts';
import { peopleAround } from './people-around.ts';
import { postalAddresses } from './postal-addresses.ts';

/**
 * The page about a person, made from the record as masked for this viewer and never saying more than the page shows
 * (P9-049). A `WebPage`, because a `ProfilePage` is for people who publish on a site themselves. `url` is the page's
 * canonical address, `origin` scheme and host.
 */
export function personWebPage(page: PersonPageModel, url: string, origin: string): WebPageLeaf {
  return { '@type': 'WebPage', url, mainEntity: personThing(page, origin) };
}

/** Never a date of birth, an email address or an employer: those who may see them have no need of it here. */
function personThing(page: PersonPageModel, origin: string): PersonLeaf {
  const person = page.details.results;
  const status = statusOf(person);
  return {
    '@type': 'Person',
    name: person.name.fullName,
    ...(status === null ? {} : { description: status }),
    ...listed('alternateName', person.akas),
    ...listed('address', postalAddresses(person)),
    ...listed('contactPoint', contactPoints(person)),
    ...listed('relatedTo', peopleAround(page, 'relatives', origin)),
    ...listed('knows', peopleAround(page, 'associates', origin)),
  };
}

/** 'Age 41', 'Age 65+' or 'Deceased'; null if the age is unknown. The vocabulary has no property for an age. */
function statusOf({ dateOfBirth, isDead }: Person): string | null {
  if (isDead) return personCopy.facts.deceased;
  const age = displayAge(dateOfBirth);
  return age === UNKNOWN_AGE ? null : `${personCopy.facts.age} ${age}`;
}

/** A property with several values; nothing without any. */
function listed<K extends string, V>(key: K, values: readonly V[]): { readonly [key in K]?: readonly V[] } {
  return values.length === 0 ? {} : ({ [key]: values } as { readonly [key in K]: readonly V[] });
}
