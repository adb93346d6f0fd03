import type { calls } from '../../shared/contract/calls.ts';
import type { EventName, EventProperties } from '../../shared/events/catalogue.ts';
import type { ExperimentName } from '../../shared/experiments/experiments.ts';
import { postQuietly } from '../api/post-quietly.ts';

const PATH: (typeof calls)['events']['path'] = '/api/events';
/** How long events wait for company, in milliseconds. */
const GATHER_MS = 2_000;
/** Events of one call at most, as its schema says. */
const BATCH_MAX = 50;

interface PageEvent {
  readonly name: EventName;
  readonly at: string;
  readonly properties: object;
}

/** The variants of a page, those of 0 left out. */
export type ReportedVariants = Readonly<Partial<Record<ExperimentName, number>>>;

let variants: ReportedVariants | undefined;
let isRefused = false;
let waiting: PageEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records what the page did (F7-25). Events travel in batches, the last one when the page is left; a lost one is lost. */
export function track<N extends EventName>(name: N, properties: EventProperties<N>): void {
  if (waiting.length === 0) addEventListener('pagehide', send, { once: true });
  waiting.push({ name, at: new Date().toISOString(), properties });
  if (waiting.length >= BATCH_MAX) send();
  else timer ??= setTimeout(send, GATHER_MS);
}

/** What goes with every batch from now on. */
export function reportVariants(shown: ReportedVariants): void {
  variants = shown;
}

/** Nothing is sent from now on, nor what waits: the reader may not be measured. */
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
