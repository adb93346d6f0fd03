import type { Owner } from '../../../shared/contract/finding/reverse-search.ts';
import { loadViewerAccount } from '../accounts/account-session.ts';
import type { OriginContext } from '../context.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { canSavePerson, isLook, NO_FACTS } from '../entitlement/rules.ts';
import { loadFactsOfMany } from '../entitlement/store.ts';
import { loadExtras } from '../search/result-store.ts';
import { buildNamedOwner, maskOwner } from './build-owner.ts';
import { loadOwnerRows } from './owner-store.ts';

/** Somebody whom what was looked up belongs to. */
export interface OwnerCandidate {
  readonly personId: string;
  /** everybody may know that it is theirs: a landline that is listed in a public directory */
  readonly isPublic: boolean;
}

/**
 * Owners as whoever asks may see them, in the order of the candidates; who is not shown here, or a minor, is left out. Four
 * round trips at most, whatever their number. A look-up uses no lookup (docs/rules.md).
 */
export async function loadOwners(c: OriginContext, candidates: readonly OwnerCandidate[]): Promise<readonly Owner[]> {
  const now = c.get('now');
  const ids = candidates.map(({ personId }) => personId);
  const [rows, canName] = await Promise.all([loadOwnerRows(c.env.PEOPLE, ids, now), loadNaming(c, ids)]);
  const isNamed = ({ personId, isPublic }: OwnerCandidate): boolean => isPublic || canName(personId);
  const named = candidates.filter((one) => rows.has(one.personId) && isNamed(one)).map(({ personId }) => personId);
  const extras = named.length === 0 ? null : await loadExtras(c.env.PEOPLE, named, now);
  return candidates.flatMap((one) => {
    const row = rows.get(one.personId);
    if (row === undefined) return [];
    return extras !== null && isNamed(one) ? buildNamedOwner(row, extras, now) : maskOwner(row, now);
  });
}

/**
 * Whether a look-up names a person to whoever asks: to who opened them before or could open them now (F2-13). That takes
 * somebody who is logged in and looks; a bot, a HEAD and a page loaded ahead get the free view.
 */
async function loadNaming(c: OriginContext, personIds: readonly string[]): Promise<(personId: string) => boolean> {
  const viewer = personIds.length > 0 && isLook(describeRequest(c, false)) ? await loadViewerAccount(c) : null;
  if (viewer === null) return () => false;
  const facts = await loadFactsOfMany(c.env.ACCOUNTS, viewer, personIds, c.get('now'));
  return (personId) => canSavePerson(viewer, facts.get(personId) ?? NO_FACTS);
}
