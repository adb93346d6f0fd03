import type { Relative } from '../../../shared/contract/person/relative.ts';
import { relativeFact } from '../monitoring/facts.ts';
import { isDeceased } from '../people/age.ts';
import type { RelationRecord } from '../people/person-record.ts';
import { type Access, isFree } from './access.ts';
import { maskRelativeAge, NO_AGE } from './mask-age.ts';
import { deltaOf, maskName, maskProvenance } from './mask-fact.ts';

/** How many relatives, and how many associates, a free answer shows; it says only that the others exist (P3-057). */
export const FREE_RELATIVES = 6;

/**
 * A person's relations of one kind, in stored order. What somebody is to the person goes where their name goes; months
 * only to viewers who see every relative, as with all other facts.
 */
export function maskRelations(
  relations: readonly RelationRecord[],
  wanted: RelationRecord['kind'],
  access: Access,
  now: number,
): Relative[] {
  return relations
    .filter(({ kind }) => kind === wanted)
    .map((relation, at) => {
      if (isFree(access) && at >= FREE_RELATIVES) return { type: 'obfuscated', kind: relation.kind };
      const isDead = isDeceased(relation.isRecordedDead, relation.birth, now);
      return {
        type: 'full',
        kind: relation.kind,
        id: relation.id,
        name: maskName(relation.name),
        city: relation.city,
        stateCode: relation.stateCode,
        dateOfBirth: isDead ? { ...NO_AGE } : maskRelativeAge(relation.birth, access, now),
        isDead,
        ...(relation.relationship === null ? {} : { relationship: relation.relationship }),
        ...(isFree(access)
          ? {}
          : { provenance: maskProvenance(relation.provenance), ...deltaOf(relativeFact(relation), access) }),
      };
    });
}
