import { emailHash } from './hash.ts';
import { exemptStatement } from './item-store.ts';
import { changeRun } from './run-store.ts';
import { endStep, type Step } from './step.ts';

const ACCOUNTS_AT_ONCE = 1_000;

/**
 * Answers 'exempt' for email addresses that only our own customers' accounts have: what somebody gave us themselves is no
 * data broker's record, and they delete it themselves (docs/delete-act.md). Only addresses count that somebody has proven.
 */
export const exemptCustomers: Step = async (context, run) => {
  const { env, mayGoOn } = context;
  const db = env.ACCOUNTS;
  let cursor = run.cursor;
  do {
    const { results } = await db
      .prepare('SELECT id, email, proven_at AS provenAt FROM account WHERE id > ?1 ORDER BY id LIMIT ?2')
      .bind(cursor, ACCOUNTS_AT_ONCE)
      .all<{ id: string; email: string; provenAt: number | null }>();
    const last = results.at(-1);
    if (last === undefined) return endStep(context, [changeRun(db, run, { state: 'removing' })], 'more');
    cursor = last.id;
    const hashes = results.flatMap(({ email, provenAt }) => (provenAt === null ? [] : (emailHash(email) ?? [])));
    await db.batch([exemptStatement(db, hashes), changeRun(db, run, { cursor })]);
  } while (mayGoOn());
  return 'more';
};
