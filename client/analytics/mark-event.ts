import type { EventName, EventProperties } from '../../shared/events/catalogue.ts';

/** What the browser knows only when it happens: whether a fold is open, and which choice a search was sent with. */
type Late = 'isOpen' | 'by';
type Marked<N extends EventName> = Omit<EventProperties<N>, Late> & Partial<EventProperties<N>>;

/**
 * Marks an element whose use is an event (watch-marks.ts): a form when it is sent, a select when it is changed, a fold or
 * popover when it opens, anything else when it is clicked. Folds add `isOpen` by themselves, and a form with a choice
 * named `by` adds that.
 */
export function markEvent<N extends EventName>(name: N, properties: Marked<N>): { readonly 'data-event': string } {
  return { 'data-event': JSON.stringify([name, properties]) };
}

/** Marks an element that is an event by being on the page: it is counted once, when the page is first shown. */
export function markShown<N extends EventName>(
  name: N,
  properties: EventProperties<N>,
): { readonly 'data-shown': string } {
  return { 'data-shown': JSON.stringify([name, properties]) };
}
