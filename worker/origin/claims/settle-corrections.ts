import { unseal } from '../../../shared/contract/transport/sealed.ts';
import type { OriginBindings, OriginSettings, SqlStatement } from '../env.ts';
import { applyCorrection } from '../import/corrections/apply-correction.ts';
import { loadPersonFacts } from '../import/person-facts.ts';
import { runEach } from '../job-rows.ts';
import { mailStatement } from '../mail/queue.ts';
import { recognizeSubjects } from '../suppression/recognize.ts';
import type { ScreeningStep } from '../suppression/screening.ts';
import { subjectKeys } from '../suppression/subject-keys.ts';
import { listRecordsOf, listSubjectsOf, subjectStatements } from '../suppression/suppression-store.ts';
import { decidedMail } from './claim-mails.ts';
import {
  type DecidedRow,
  listAccepted,
  listCorrectedAfter,
  listDecided,
  settledStatement,
} from './correction-store.ts';

type Databases = Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;

/**
 * The scheduled job that carries out what operators decided about corrections: an accepted one changes the record, and
 * whoever claimed by email is told. The record changes first, so a run that breaks off is repeated and nobody is told of
 * what has not happened. Send the queued mail afterward. `now` is in milliseconds since 1970.
 */
export async function settleCorrections(env: Databases, settings: OriginSettings, now: number): Promise<void> {
  await runEach('settle corrections', await listDecided(env.ACCOUNTS), async (decided) => {
    const subjectId = decided.decision === 'accepted' ? await carryOut(env, decided, now) : null;
    await env.ACCOUNTS.batch([
      ...(await mailOf(env, settings, decided, now)),
      settledStatement(env.ACCOUNTS, decided, subjectId, now),
    ]);
  });
}

/**
 * Changes the record, and notes by which keys whoever it is about is recognized in later data sets: those from before the
 * change, which such a data set may still have, and those after it.
 *
 * @returns null if the record is gone
 */
async function carryOut(env: Databases, { personId, change }: DecidedRow, now: number): Promise<string | null> {
  const [known] = await listSubjectsOf(env.ACCOUNTS, personId);
  const subjectId = known ?? crypto.randomUUID();
  if (!(await noteSubject(env, subjectId, personId, now))) return null;
  await applyCorrection(env.PEOPLE, personId, change, now);
  await noteSubject(env, subjectId, personId, now);
  return subjectId;
}

async function noteSubject(
  { ACCOUNTS, PEOPLE }: Databases,
  subjectId: string,
  personId: string,
  now: number,
): Promise<boolean> {
  const [facts] = await loadPersonFacts(PEOPLE, { ids: [personId] });
  if (facts === undefined) return false;
  const known = { personId, birth: facts.birth, keys: subjectKeys(facts) };
  await ACCOUNTS.batch(subjectStatements(ACCOUNTS, subjectId, known, now));
  return true;
}

async function mailOf(
  { ACCOUNTS }: Databases,
  { secrets, siteUrl }: OriginSettings,
  { reference, decision, sealedEmail }: DecidedRow,
  now: number,
): Promise<SqlStatement[]> {
  const to = sealedEmail === null ? null : await unseal(secrets, 'sealing of claims', reference, sealedEmail);
  if (to === null) return [];
  const isOpen = {
    sql: 'EXISTS (SELECT 1 FROM correction WHERE reference = ? AND decided_at IS NULL)',
    values: [reference],
  };
  return [mailStatement(ACCOUNTS, decidedMail({ to, reference, decision, siteUrl }), now, isOpen)];
}

/** People per batch. */
const CORRECTED_AT_ONCE = 50;

/** Corrects a new data set, which may say again what was wrong: as part of its screening. */
export const correctAgain: ScreeningStep = {
  name: 'correct what was accepted',
  async batch(env, after, now) {
    const subjectIds = await listCorrectedAfter(env.ACCOUNTS, after, CORRECTED_AT_ONCE);
    if (subjectIds.length === 0) return null;
    await recognizeSubjects(env, subjectIds, now);
    for (const subjectId of subjectIds) {
      const changes = await listAccepted(env.ACCOUNTS, subjectId);
      for (const personId of await listRecordsOf(env.ACCOUNTS, [subjectId]))
        for (const change of changes) await applyCorrection(env.PEOPLE, personId, change, now);
    }
    return subjectIds.at(-1) ?? null;
  },
};
