import type * as z from 'zod/mini';
import type { eventsBodySchema } from '../../../shared/contract/operations/telemetry.ts';
import type { EventName } from '../../../shared/events/catalogue.ts';
import type { EventTest } from '../../../shared/events/event-test.ts';
import type { ExperimentName } from '../../../shared/experiments/experiments.ts';
import type { Sender } from '../operations/sender.ts';

/** An event as it is kept; `happenedAt` is in milliseconds since 1970. */
export interface KeptEvent {
  readonly name: EventName;
  readonly happenedAt: number;
  readonly properties: object;
}

/** What one page sent at once. */
export interface EventBatch {
  readonly events: readonly KeptEvent[];
  /** the variants that the page showed, without those of 0 */
  readonly experiments: Readonly<Partial<Record<ExperimentName, number>>>;
  /** the test behind the page's definition */
  readonly test: EventTest | null;
  readonly sender: Sender;
}

/** @param receivedAt in milliseconds since 1970 */
export function readBatch(
  { events, experiments = {}, test }: z.output<typeof eventsBodySchema>,
  sender: Sender,
  receivedAt: number,
): EventBatch {
  const kept = events.map(({ name, at, properties }) => ({
    name,
    happenedAt: decideHappenedAt(at, receivedAt),
    properties,
  }));
  return { events: kept, experiments, test: test ?? null, sender };
}

const DAY_MS = 86_400_000;

/**
 * When an event happened by the browser's clock, in milliseconds since 1970; when it arrived, if that clock cannot be
 * right. The text itself is not kept: it could say anything.
 */
function decideHappenedAt(text: string, receivedAt: number): number {
  const at = Date.parse(text);
  return at > receivedAt - DAY_MS && at <= receivedAt ? at : receivedAt;
}
