import type { RemovalSubject } from '../../client/pages/opt-out/opt-out-model.ts';
import { displayAge, UNKNOWN_AGE } from '../../shared/people/ages.ts';
import { mainAddressOf, placeInFull } from '../../shared/people/mention.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { EdgeContext } from '../context.ts';
import { loadPageData } from '../failures/errors.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { nullFor404 } from '../origin-client/errors.ts';
import { personPathOf } from '../seo/person-head.ts';

/**
 * Whose page it is, as anybody may know them: asked without the reader's session, and as for a page that only names the
 * person, so it neither counts as a view nor uses a lookup.
 */
export async function loadSubject(c: EdgeContext, id: string, path: string): Promise<RemovalSubject> {
  const client = createOriginClient(c, { session: null });
  const details = await loadPageData(() =>
    nullFor404(client.get('personDetails', { personId: id, stub: 'true', offer: 'true' })),
  );
  if (details === null) return { path, person: null };
  const { results: person } = details;
  const { name, isDead, dateOfBirth } = person;
  const [address, age] = [mainAddressOf(person), displayAge(dateOfBirth)];
  return {
    path: paths.person(personPathOf(person)),
    person: {
      name: name.fullName,
      age: isDead || age === UNKNOWN_AGE ? null : age,
      place: address === null ? null : placeInFull(address),
      isDead,
    },
  };
}

/** The id of whoever had an id of the previous system; null if nobody has it anymore. */
export async function findByLegacyId(c: EdgeContext, legacyId: string): Promise<string | null> {
  const found = await loadPageData(() =>
    nullFor404(createOriginClient(c, { session: null }).get('personPremium', { personId: legacyId })),
  );
  return found?.id ?? null;
}
