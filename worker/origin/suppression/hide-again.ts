import { forgetInAccounts } from '../removal/forget-in-accounts.ts';
import { followRecord } from './apply.ts';
import { recognizeSubjects } from './recognize.ts';
import type { ScreeningStep } from './screening.ts';
import { listSubjectsAfter } from './suppression-store.ts';

/** Subjects per batch. */
const SUBJECTS_AT_ONCE = 100;

/** Hides in a new data set whoever asked for it, and what they asked for, as part of its screening. */
export const hideAgain: ScreeningStep = {
  name: 'hide whoever asked for it',
  async batch(env, after, now) {
    const subjectIds = await listSubjectsAfter(env.ACCOUNTS, after, SUBJECTS_AT_ONCE);
    if (subjectIds.length === 0) return null;
    const gone: string[] = [];
    for (const personId of await recognizeSubjects(env, subjectIds, now))
      if ((await followRecord(env, personId, { mayShow: false, now })).page) gone.push(personId);
    await forgetInAccounts(env, gone, now);
    return subjectIds.at(-1) ?? null;
  },
};
