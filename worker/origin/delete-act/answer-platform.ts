import { answersCsv, hasAnswers, nextAnswer, planAnswers, refusedStatement, sentStatements } from './answer-store.ts';
import { waiting } from './ask-platform.ts';
import { sendAnswers } from './drop-client.ts';
import { afterMaintenance } from './maintenance.ts';
import { changeRun, failRun } from './run-store.ts';
import { endStep, type Step } from './step.ts';

/**
 * Tells the platform what became of its identifiers, one file after the other. A file that was sent when a run broke off
 * is sent again under the same name, which the platform then refuses to take twice.
 */
export const answerPlatform: Step = async (context, run) => {
  const { env, settings, now, mayGoOn, fetchFn } = context;
  const db = env.ACCOUNTS;
  if (settings !== null && !(await hasAnswers(db, run))) {
    const plan = await planAnswers(db, run);
    if (plan.length > 0) await db.batch(plan);
  }
  for (;;) {
    const answer = settings === null ? null : await nextAnswer(db, run);
    if (settings === null || answer === null) return endRun(context, run);
    if (!mayGoOn()) return 'more';
    const due = afterMaintenance(now);
    if (due > now) return endStep(context, [changeRun(db, run, { next_at: due, failure: 'maintenance' })], 'waits');
    const file = { name: answer.name, csv: await answersCsv(db, answer), isAmendment: answer.isAmendment === 1 };
    const upload = await sendAnswers(settings, file, fetchFn);
    if (upload.kind === 'later') return endStep(context, [changeRun(db, run, waiting(run, upload, now))], 'waits');
    if (upload.kind === 'refused') return endStep(context, failRun(db, run, upload.failure, now), 'waits');
    if (upload.kind === 'file refused') await db.batch([refusedStatement(db, run, answer, upload.message)]);
    else
      await db.batch([
        ...sentStatements(db, run, answer, now),
        changeRun(db, run, { failure: upload.kind === 'accepted' ? null : 'not-awaited', failures: 0 }),
      ]);
  }
};

const endRun: Step = async (context, run) => {
  const { env, now } = context;
  const db = env.ACCOUNTS;
  const refused = await db
    .prepare('SELECT 1 FROM drop_answer WHERE run_id = ?1 AND refusal IS NOT NULL LIMIT 1')
    .bind(run.id)
    .first();
  const end =
    refused === null ? [changeRun(db, run, { state: 'done', ended_at: now })] : failRun(db, run, 'answer-refused', now);
  return endStep(context, end, 'waits');
};
