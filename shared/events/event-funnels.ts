import type { EventName, EventProperties } from './catalogue.ts';

/** One step: how often an event happened, of one kind only if `having` says which. */
export type FunnelStep = {
  [N in EventName]: {
    readonly event: N;
    readonly having?: OneOf<EventProperties<N>>;
  };
}[EventName];

type OneOf<T> = { [K in keyof T]: { readonly key: K; readonly value: T[K] } }[keyof T];

/**
 * The ways through the site that are worth watching, step by step. No event knows its visitor, so these are counts by step
 * and not people who went all the way: a step can happen more often than the one before it.
 */
export const EVENT_FUNNELS = {
  buying: [
    { event: 'page_viewed', having: { key: 'page', value: 'person' } },
    { event: 'upsell_clicked' },
    { event: 'checkout_seen' },
    { event: 'checkout_sent' },
    { event: 'checkout_paid' },
    { event: 'report_opened' },
  ],
  searching: [
    { event: 'search_sent' },
    { event: 'page_viewed', having: { key: 'page', value: 'results' } },
    { event: 'page_viewed', having: { key: 'page', value: 'person' } },
  ],
  hardStop: [{ event: 'hard_stop_shown' }, { event: 'checkout_sent' }, { event: 'checkout_paid' }],
  monitoring: [
    { event: 'monitor_dialog_shown' },
    { event: 'monitor_dialog_closed', having: { key: 'isMonitored', value: true } },
  ],
  loggingIn: [{ event: 'login_dialog_shown' }, { event: 'login_sent' }, { event: 'logged_in' }],
} as const satisfies { readonly [funnel: string]: readonly FunnelStep[] };

export type FunnelName = keyof typeof EVENT_FUNNELS;
