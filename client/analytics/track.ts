import type { calls } from '../../shared/contract/calls.ts';
import type { EventName, EventProperties } from '../../shared/events/catalogue.ts';
import type { EventTest } from '../../shared/events/event-test.ts';
import type { ExperimentName } from '../../shared/experiments/experiments.ts';
import { postQuietly } from '../api/post-quietly.ts';

const PATH: (typeof calls)['events']['path'] = '/api/events';
/** How long events are collected, in milliseconds. */
const GATHER_MS = 2_000;
/** Most events per call, as in its schema; together they are far below what a beacon may hold. */
const BATCH_MAX = 50;

interface PageEvent {
  readonly name: EventName;
  readonly at: string;
  readonly properties: object;
}

/** What a page was, for every batch it sends. */
interface ReportedPage {
  /** its variants, without those that are 0 */
  readonly experiments: Readonly<Partial<Record<ExperimentName, number>>>;
  /** the test behind its definition; absent without one */
  readonly test?: EventTest | undefined;
}

let reported: ReportedPage | undefined;
let isRefused = false;
let waiting: PageEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/**
 * Records a page event (F7-25). Events are sent in batches; what waits when the page is hidden or left is sent at once,
 * because a phone may never show the page again. Lost ones are not sent again.
 */
export function track<N extends EventName>(name: N, properties: EventProperties<N>): void {
  watchLeaving();
  waiting.push({ name, at: new Date().toISOString(), properties });
  if (waiting.length >= BATCH_MAX) send();
  else timer ??= setTimeout(send, GATHER_MS);
}

/** Sent with every batch from now on. */
export function reportPage(page: ReportedPage): void {
  reported = page;
}

/** Stops sending, including events that wait: the reader may not be tracked. */
export function refuseEvents(): void {
  isRefused = true;
}

/**
 * Sends what waits when the page is hidden or left: after the listeners of report-vitals.ts, which tell then what they
 * have measured.
 */
function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  if (!isRefused) postQuietly(PATH, { ...reported, events: waiting });
  waiting = [];
}
