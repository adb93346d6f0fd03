import { courtRunnerMailCopy as words } from '../../../shared/copy/records/court-runner.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { openBilling } from '../billing/open-billing.ts';
import { carryOutRefunds, refundStatements } from '../billing/refunds.ts';
import type { OriginBindings, OriginSettings, SqlDatabase, SqlStatement } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { type Mail, mailStatement, sendAllQueuedMail } from '../mail/queue.ts';
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
  tryLaterStatement,
} from './fulfil-store.ts';
import { casesOfCounty, type RunnerCase } from './search-courthouse.ts';

/** A county that breaks off for so long after its runner was due has failed, in milliseconds. */
const GIVEN_UP_MS = 7 * 86_400_000;

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
  await runEach('bring runners back', await listOut(env.ACCOUNTS, dueBy), async (out) => {
    const back: BroughtBack = { now, backId: crypto.randomUUID() };
    const cases = outcome === 'failed' ? null : await searchCounty(env, out, now);
    const statements =
      cases === null ? failing(env, settings, out, back) : returning(env, settings, out, { back, cases });
    const [first] = await env.ACCOUNTS.batch(statements);
    if (first?.meta.changes === 1) counted[cases === null ? 'failed' : 'returned'] += 1;
  });
  if (counted.failed > 0) await carryOutRefunds(openBilling(settings, env), now);
  if (counted.returned + counted.failed > 0) await sendAllQueuedMail(env, settings, now);
  return counted;
}

/**
 * What is found in a county.
 *
 * @returns null where nobody may be asked for there, or the search broke off for days: then the county has failed
 * @throws what broke the search off, to be tried again later
 */
async function searchCounty(
  { PEOPLE, ACCOUNTS }: OriginBindings,
  out: RecordOut,
  now: number,
): Promise<readonly RunnerCase[] | null> {
  try {
    const records = await loadCourtRecords(PEOPLE, out, now);
    return records === null ? null : casesOfCounty(records, out.countyName);
  } catch (error) {
    if (now - out.dueAt < GIVEN_UP_MS) {
      await tryLaterStatement(ACCOUNTS, out, now).run();
      throw error;
    }
    console.error(
      JSON.stringify({ message: 'COURT RUNNER GIVEN UP', error: error instanceof Error ? error.name : 'unknown' }),
    );
    return null;
  }
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
    ...backMails(db, settings, out, back),
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
    ...backMails(db, settings, out, back),
  ];
}

/** With the last county of a request goes one of these. */
function backMails(db: SqlDatabase, settings: OriginSettings, out: RecordOut, back: BroughtBack): SqlStatement[] {
  return [true, false].map((isAnySearched) =>
    mailStatement(db, backMail(out, settings, isAnySearched), back.now, lastBroughtBackBy(back, out, isAnySearched)),
  );
}

/**
 * Tells that the runner is back. It names neither the person nor what was found: a mailbox may be read by others, and the
 * page is for who is logged in.
 *
 * @param isAnySearched whether a courthouse could be searched
 */
function backMail(
  { email }: Pick<RecordOut, 'email'>,
  { siteUrl }: Pick<OriginSettings, 'siteUrl'>,
  isAnySearched: boolean,
): Mail {
  const text = isAnySearched ? words.text : words.allFailed;
  return {
    kind: 'court-runner-back',
    to: email,
    subject: words.subject,
    text: text(`${siteUrl}${paths.invoices()}`),
  };
}

/** Why money goes back, for the receipt. */
function refundReason({ countyName, stateCode }: Pick<RecordOut, 'countyName' | 'stateCode'>): string {
  return words.failed(countyName, stateCode);
}
