import type { Provenance } from '../../../shared/contract/provenance.ts';
import type { Access } from './access.ts';

/**
 * What happened to a fact since its follower last looked (P3-036): it is known only since a later month, or was confirmed
 * anew in one. Only for facts that are sent whole: of others it would tell months that are withheld.
 */
export function deltaOf(
  { firstSeen, lastSeen }: Pick<Provenance, 'firstSeen' | 'lastSeen'>,
  { changesAfter = null }: Pick<Access, 'changesAfter'>,
): { readonly delta?: 'added' | 'changed' } {
  if (changesAfter === null) return {};
  if (firstSeen !== null && firstSeen > changesAfter) return { delta: 'added' };
  return lastSeen !== null && lastSeen > changesAfter ? { delta: 'changed' } : {};
}
