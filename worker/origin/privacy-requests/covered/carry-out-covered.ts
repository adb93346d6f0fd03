import type { OriginBindings, OriginSettings } from '../../env.ts';
import { mailStatement } from '../../mail/queue.ts';
import { suppressPerson } from '../../suppression/suppress-person.ts';
import { doneMail } from '../request-mails.ts';
import { closeFileStatement, isOpen, type PrivacyRequest, stepStatement } from '../request-store.ts';
import { doneRowsStatement, hasOpenRows, listLinked } from './covered-store.ts';

type Env = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/** How long one run hides people, in milliseconds: the next one, a few minutes later, goes on. */
const RUN_MS = 20_000;
/** How many rows are hidden between two looks at the clock. */
const ROWS_AT_ONCE = 50;

const HIDES = { page: ['page'], contact: ['addresses', 'phones', 'reverse'] } as const;

/** What a list asks to hide of everybody on it. */
export function hiddenThings(covered: PrivacyRequest['covered']): (typeof HIDES)[keyof typeof HIDES] {
  return HIDES[covered?.hide ?? 'page'];
}

/**
 * Hides the records of a confirmed list that were named by links or matched by an operator, in the order of the list, and
 * closes the request once nothing of it is left. Where there is no such record there is nothing to hide, and the row is
 * done all the same. `runMs`: how long it may take; the scheduled job goes on. Send the queued mail afterward.
 */
export async function carryOutCovered(
  env: Env,
  site: Pick<OriginSettings, 'siteUrl'>,
  request: PrivacyRequest,
  now: number,
  runMs: number = RUN_MS,
): Promise<void> {
  const db = env.ACCOUNTS;
  const { reference, covered } = request;
  const what = hiddenThings(covered);
  const end = Date.now() + runMs;
  let rows = await listLinked(db, reference, ROWS_AT_ONCE);
  while (rows.length > 0) {
    for (const { personId } of rows) await suppressPerson(env, { personId, what, source: 'judicial', reference }, now);
    await doneRowsStatement(
      db,
      reference,
      rows.map(({ line }) => line),
      now,
    ).run();
    if (Date.now() >= end) return;
    rows = await listLinked(db, reference, ROWS_AT_ONCE);
  }
  if (await hasOpenRows(db, reference)) {
    await stepStatement(db, reference, { carried_at: now }).run();
    return;
  }
  await db.batch([
    mailStatement(db, doneMail(request, site), now, isOpen(reference)),
    closeFileStatement(db, reference, now),
    stepStatement(db, reference, { carried_at: now, outcome: 'done', closed_at: now }),
  ]);
}
