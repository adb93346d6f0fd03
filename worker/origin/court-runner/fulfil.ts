import type { CourtRunnerCase } from '../../../shared/contract/court-runner.ts';
import { courtRunnerMailCopy as words } from '../../../shared/copy/records/court-runner-results.ts';
import { COURT_RUNNER_ID } from '../../../shared/people/person-sections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { openBilling } from '../billing/open-billing.ts';
import { carryOutRefunds, refundStatements } from '../billing/refunds.ts';
import type { OriginBindings, OriginSettings, SqlDatabase, SqlStatement } from '../env.ts';
import { runEach } from '../job-rows.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
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
import { casesOfCounty } from './search-courthouse.ts';

/** If a county's search still breaks off this long after its runner was due, the county has failed, in milliseconds. */
const GIVEN_UP_MS = 7 * 86_400_000;

export interface Fulfilment {
  /** returns runners due by then, milliseconds since 1970; null returns all */
  readonly dueBy: number | null;
  /** 'failed' makes them fail, whatever there is to find: to see what a failure looks like */
  readonly outcome: 'returned' | 'failed';
}

/**
 * Returns runners. Each county is its own transaction: either the findings are written, or the county has failed and
 * its money goes back; the last county of a request also queues a mail. If it runs twice at once, a county still
 * returns once.
 *
 * @returns how many counties returned with an answer, and how many failed
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
 * @returns null if nobody may be searched for there, or the search kept breaking off for days: then the county has
 * failed
 * @throws whatever broke the search off, to be tried again later
 */
async function searchCounty(
  { PEOPLE, ACCOUNTS }: OriginBindings,
  out: RecordOut,
  now: number,
): Promise<readonly CourtRunnerCase[] | null> {
  try {
    const { asked } = out;
    const files = asked === null ? null : await loadCourtRecords(PEOPLE, out, now);
    return asked === null || files === null ? null : casesOfCounty(files, { ...out, asked });
  } catch (error) {
    if (now - out.dueAt < GIVEN_UP_MS) {
      await tryLaterStatement(ACCOUNTS, out, now).run();
      throw error;
    }
    writeLog('COURT RUNNER GIVEN UP', { error: nameOf(error) });
    return null;
  }
}

function returning(
  { ACCOUNTS: db }: OriginBindings,
  settings: OriginSettings,
  out: RecordOut,
  { back, cases }: { readonly back: BroughtBack; readonly cases: readonly CourtRunnerCase[] },
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

/** The last county of a request sends one of these. */
function backMails(db: SqlDatabase, settings: OriginSettings, out: RecordOut, back: BroughtBack): SqlStatement[] {
  return [true, false].map((isAnySearched) =>
    mailStatement(db, backMail(out, settings, isAnySearched), back.now, lastBroughtBackBy(back, out, isAnySearched)),
  );
}

/**
 * Says that the runner is back, and leads to the viewer's requests. It mentions neither the person nor the findings:
 * others may read a mailbox, and the page requires a login.
 *
 * @param isAnySearched whether any courthouse could be searched
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
    text: text(`${siteUrl}${paths.purchases({ part: COURT_RUNNER_ID })}`),
  };
}

/** Why money goes back, for the receipt. */
function refundReason({ countyName, stateCode }: Pick<RecordOut, 'countyName' | 'stateCode'>): string {
  return words.failed(countyName, stateCode);
}
