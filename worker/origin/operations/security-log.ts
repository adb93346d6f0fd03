import type { SecurityKind } from '../../../shared/contract/operations/security.ts';
import { GATHERED_MS, SecurityTally } from '../../../shared/security/security-tally.ts';
import type { OriginContext } from '../context.ts';
import type { OriginBindings } from '../env.ts';
import { besideAnswer, lifetimeOf } from '../http/beside-answer.ts';
import { addSecurityCounts } from './security-store.ts';

// The bindings are one object per isolate.
const tallies = new WeakMap<OriginBindings, SecurityTally>();

/**
 * One line of the log, found by its tracking id, and one more of its kind in the database, a few seconds later and with what
 * else happened. Neither says who it was: no name, id, address or network (docs/operation.md).
 */
export async function noteSecurity(c: OriginContext, kind: SecurityKind): Promise<void> {
  const subject = kind === 'access-refused' ? (c.get('call') ?? '') : '';
  console.error(JSON.stringify({ event: 'security', trackingId: c.get('trackingId'), kind, subject }));
  const tally = tallyOf(c);
  tally.add(kind, subject);
  const db = c.env.ACCOUNTS;
  // Where nothing waits for work beside an answer, as in unit tests, it is done before.
  const waitMs = lifetimeOf(c) === null ? 0 : GATHERED_MS;
  const work = tally.gather(waitMs, (counts) => addSecurityCounts(db, counts, Date.now()));
  if (work !== null) await besideAnswer(c, 'security counts', work);
}

/** Writes at once what this isolate counted. */
export async function writeSecurityCounts(c: OriginContext): Promise<void> {
  const counts = tallyOf(c).take();
  if (counts.length > 0) await addSecurityCounts(c.env.ACCOUNTS, counts, c.get('now'));
}

function tallyOf(c: OriginContext): SecurityTally {
  const tally = tallies.get(c.env) ?? new SecurityTally();
  tallies.set(c.env, tally);
  return tally;
}
