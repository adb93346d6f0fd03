import type { RelatedPeople } from '../../../shared/contract/person/relative.ts';
import type { OriginContext } from '../context.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { loadNamesakes } from './namesakes-store.ts';
import { keepRelated, loadRelated } from './related-store.ts';

/**
 * Other people a reader may have meant. New lists are kept for the next reader, after the answer.
 *
 * @returns null for an id that is unknown, suppressed, a minor's or malformed
 */
export async function findRelated(c: OriginContext, personId: string): Promise<RelatedPeople | null> {
  const db = c.env.PEOPLE;
  const now = c.get('now');
  const [related, namesakes] = await Promise.all([loadRelated(db, personId, now), loadNamesakes(db, personId, now)]);
  if (related === null) return null;
  const { people, toKeep } = related;
  if (toKeep !== null) await besideAnswer(c, 'keepRelated', keepRelated(db, personId, toKeep, now));
  return namesakes === null ? people : { ...people, namesakes };
}
