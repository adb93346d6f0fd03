import type { OriginBindings, SqlStatement } from '../env.ts';
import type { DropSettings } from './drop-settings.ts';
import type { Run } from './run-store.ts';

/** What a step works with. */
export interface StepContext {
  readonly env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>;
  /** null: the lists come from a folder, and nothing is sent */
  readonly settings: DropSettings | null;
  /** milliseconds since 1970 */
  readonly now: number;
  /** whether there is time for more: otherwise the next step does it */
  readonly mayGoOn: () => boolean;
  readonly fetchFn: typeof fetch;
}

/** What a step says of its run: there is more to do now, or nothing before the run's `next_at`. */
export type StepEnd = 'more' | 'waits';

/** Does some of the work of a state; every bit of it may be repeated. */
export type Step = (context: StepContext, run: Run) => Promise<StepEnd>;

/** Carries out what ends a step. */
export async function endStep({ env }: StepContext, statements: SqlStatement[], end: StepEnd): Promise<StepEnd> {
  await env.ACCOUNTS.batch(statements);
  return end;
}
