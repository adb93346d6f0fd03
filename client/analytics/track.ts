import type { calls } from '../../shared/contract/calls.ts';
import type { EventName, EventProperties } from '../../shared/events/catalogue.ts';
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

let waiting: PageEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Records what the page did (F7-25). Events travel in batches, the last one when the page is left; a lost one is lost. */
export function track<N extends EventName>(name: N, properties: EventProperties<N>): void {
  if (waiting.length === 0) addEventListener('pagehide', send, { once: true });
  waiting.push({ name, at: new Date().toISOString(), properties });
  if (waiting.length >= BATCH_MAX) send();
  else timer ??= setTimeout(send, GATHER_MS);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  removeEventListener('pagehide', send);
  if (waiting.length === 0) return;
  postQuietly(PATH, { events: waiting });
  waiting = [];
}
