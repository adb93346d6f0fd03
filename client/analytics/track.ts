import type { calls } from '../../shared/contract/calls.ts';
import type { EventName, EventProperties } from '../../shared/events/catalogue.ts';
import type { ExperimentName } from '../../shared/experiments/experiments.ts';
import { postQuietly } from '../api/post-quietly.ts';

const PATH: (typeof calls)['events']['path'] = '/api/events';
/** How long events are collected, in milliseconds. */
const GATHER_MS = 2_000;
/** Most events per call, as in its schema. */
const BATCH_MAX = 50;

interface PageEvent {
  readonly name: EventName;
  readonly at: string;
  readonly properties: object;
}

/** The page's variants, without those that are 0. */
export type ReportedVariants = Readonly<Partial<Record<ExperimentName, number>>>;

let variants: ReportedVariants | undefined;
let isRefused = false;
let waiting: PageEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records a page event (F7-25). Events are sent in batches, the last one on leaving the page; lost ones are not resent. */
export function track<N extends EventName>(name: N, properties: EventProperties<N>): void {
  if (waiting.length === 0) addEventListener('pagehide', send, { once: true });
  waiting.push({ name, at: new Date().toISOString(), properties });
  if (waiting.length >= BATCH_MAX) send();
  else timer ??= setTimeout(send, GATHER_MS);
}

/** Sent with every batch from now on. */
export function reportVariants(shown: ReportedVariants): void {
  variants = shown;
}

/** Stops sending, including events that wait: the reader may not be tracked. */
export function refuseEvents(): void {
  isRefused = true;
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('pagehide', send);
  if (waiting.length === 0) return;
  if (!isRefused) postQuietly(PATH, { experiments: variants, events: waiting });
  waiting = [];
}
