import { stepDeleteAct } from '../delete-act/do-step.ts';
import type { OriginBindings, OriginSettings } from '../env.ts';
import { sendMailBatch } from '../mail/queue.ts';
import { compareDue } from '../monitoring/compare.ts';
import { planAlerts } from '../monitoring/plan-alerts.ts';
import { screenBatch } from '../suppression/screen-people.ts';
import { isScreened } from '../suppression/screening.ts';
import type { Work } from './job-queue.ts';

type DoBatch = (env: OriginBindings, settings: OriginSettings, now: number) => Promise<Work | null>;

/**
 * Does one batch of a work, which claims its rows from the database by itself. People who are not screened yet are not
 * compared, and no alert tells of them. `now` is in milliseconds since 1970.
 *
 * @returns what there may be to do now: more of the same, what follows from it, or nothing
 */
export const DO_BATCH: { readonly [W in Work]: DoBatch } = {
  async screen(env, _settings, now) {
    return (await screenBatch(env, now)) ? 'screen' : null;
  },
  async compare(env, _settings, now) {
    if (!(await isScreened(env.PEOPLE, now))) return null;
    const { isFull } = await compareDue(env, now);
    return isFull ? 'compare' : 'alerts';
  },
  async alerts(env, _settings, now) {
    if (!(await isScreened(env.PEOPLE, now))) return null;
    const { isFull, planned } = await planAlerts(env.ACCOUNTS, now);
    if (isFull) return 'alerts';
    return planned > 0 ? 'mail' : null;
  },
  async 'delete-act'(env, settings, now) {
    return (await stepDeleteAct(env, settings, now)) === 'more' ? 'delete-act' : null;
  },
  async mail(env, settings, now) {
    return (await sendMailBatch(env, settings, now)) ? 'mail' : null;
  },
};
