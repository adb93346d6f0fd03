import { mainAddressOf } from '../../../shared/people/mention.ts';
import { searchNameOf } from '../../../shared/people/names/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { buildSegment, PLACEHOLDER } from '../../../shared/urls/segments.ts';
import type { PersonCore, PersonPageCore } from './browser-model.ts';

/**
 * A search for the same name, in one place or everywhere ('') (P2-122); null for a name that cannot be put into a path.
 */
export function searchHref(person: Pick<PersonCore, 'name'>, location: string): string | null {
  const name = searchNameOf(person.name);
  return buildSegment(name) === PLACEHOLDER ? null : paths.personSearch({ name, location });
}

/** The page of another person (P2-126). */
export function personHref(person: {
  readonly id: string;
  readonly name: { readonly fullName: string };
  readonly city: string | null;
  readonly stateCode: string | null;
}): string {
  const { id, name, city, stateCode } = person;
  return paths.person({ name: name.fullName, city, stateCode, id });
}

/** The path of this page without flags. */
export function ownHref({ details: { results: person } }: Pick<PersonPageCore, 'details'>): string {
  const address = mainAddressOf(person);
  const { id, name } = person;
  return personHref({ id, name, city: address?.city ?? null, stateCode: address?.stateCode ?? null });
}
