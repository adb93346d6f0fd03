import { openBilling } from '../billing/open-billing.ts';
import { carryOutRefunds, refundStatements } from '../billing/refunds.ts';
import type { OriginBindings, OriginSettings, SqlStatement } from '../env.ts';
import { mailStatementWhere, sendAllQueuedMail } from '../mail/queue.ts';
import { backMail, refundReason } from './back-mail.ts';
import {
  type BroughtBack,
  broughtBackBy,
  failStatement,
  forgetRunnerStatement,
  lastBroughtBackBy,
  listOut,
  loadCourtRecords,
  type RecordOut,
  returnStatement,
} from './fulfil-store.ts';
import { casesOfCounty, type RunnerCase } from './search-courthouse.ts';

export interface Fulfilment {
  /** lets those come back whose time has come, milliseconds since 1970; null lets all */
  readonly dueBy: number | null;
  /** 'failed' lets them fail, whatever there is to find: to see what a failure looks like */
  readonly outcome: 'returned' | 'failed';
}

/**
 * Lets runners come back. Each county is a transaction of its own: what was found is written, or the county has failed and
 * its money goes back, and with the last county of a request goes a mail. Run twice at once, a county comes back once.
 *
 * @returns how many counties came back with an answer, and how many failed.
 */
export async function fulfil(
  env: OriginBindings,
  settings: OriginSettings,
  { dueBy, outcome }: Fulfilment,
  now: number,
): Promise<{ returned: number; failed: number }> {
  const counted = { returned: 0, failed: 0 };
  for (const out of await listOut(env.ACCOUNTS, dueBy)) {
    const records = outcome === 'failed' ? null : await loadCourtRecords(env.PEOPLE, out, now);
    const back: BroughtBack = { now, backId: crypto.randomUUID() };
    const statements =
      records === null
        ? failing(env, settings, out, back)
        : returning(env, settings, out, { back, cases: casesOfCounty(records, out.countyName) });
    const [first] = await env.ACCOUNTS.batch(statements);
    if (first?.meta.changes === 1) counted[records === null ? 'failed' : 'returned'] += 1;
  }
  if (counted.failed > 0) await carryOutRefunds(openBilling(settings, env), now);
  if (counted.returned + counted.failed > 0) await sendAllQueuedMail(env, settings, now);
  return counted;
}

function returning(
  { ACCOUNTS: db }: OriginBindings,
  settings: OriginSettings,
  out: RecordOut,
  { back, cases }: { readonly back: BroughtBack; readonly cases: readonly RunnerCase[] },
): SqlStatement[] {
  return [
    returnStatement(db, out, cases, back),
    forgetRunnerStatement(db, out.purchaseId),
    mailStatementWhere(db, backMail(out, settings), back.now, lastBroughtBackBy(back, out)),
  ];
}

function failing(
  { ACCOUNTS: db }: OriginBindings,
  settings: OriginSettings,
  out: RecordOut,
  back: BroughtBack,
): SqlStatement[] {
  const { purchaseId, amountCents } = out;
  const refund = { purchaseId, amountCents, reason: refundReason(out) };
  return [
    failStatement(db, out, back),
    ...refundStatements(db, refund, back.now, broughtBackBy(back, out)),
    forgetRunnerStatement(db, purchaseId),
    mailStatementWhere(db, backMail(out, settings), back.now, lastBroughtBackBy(back, out)),
  ];
}
