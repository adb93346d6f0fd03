import type { OriginBindings, OriginSettings } from '../env.ts';
import { answerPlatform } from './answer-platform.ts';
import { askPlatform } from './ask-platform.ts';
import { exemptCustomers } from './exempt-customers.ts';
import { matchItems } from './match-items.ts';
import { readArchive } from './read-archive.ts';
import { removePeople } from './remove-people.ts';
import { claimRun, type RunState, releaseRun } from './run-store.ts';
import type { Step, StepContext, StepEnd } from './step.ts';

const STEPS: { readonly [S in Exclude<RunState, 'done' | 'failed'>]: Step } = {
  asking: askPlatform,
  reading: readArchive,
  matching: matchItems,
  exempting: exemptCustomers,
  removing: removePeople,
  answering: answerPlatform,
};

/** How long one step goes on, in milliseconds. */
const STEP_MS = 10_000;

/**
 * Does one step of the run that is under way, if it waits for nothing and nobody else is at it.
 *
 * @throws what a step throws: the run stays where it is, and is taken up again when its claim is over
 */
export async function doStep(context: StepContext): Promise<StepEnd> {
  const { env, now } = context;
  const run = await claimRun(env.ACCOUNTS, now);
  if (run === null || run.state === 'done' || run.state === 'failed') return 'waits';
  const end = await STEPS[run.state](context, run);
  await releaseRun(env.ACCOUNTS, run);
  return end;
}

/** One message of the queue: a step of the run. `now` is in milliseconds since 1970. */
export function stepDeleteAct(env: OriginBindings, settings: OriginSettings, now: number): Promise<StepEnd> {
  const end = Date.now() + STEP_MS;
  return doStep({ env, settings: settings.drop, now, mayGoOn: () => Date.now() < end, fetchFn: fetch });
}
