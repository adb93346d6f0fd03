import type { AlertFrequency, AlertStop } from '../../../shared/contract/monitor.ts';

/** What a form of the page asks for: to stop all alerts, to send them again, or how often to send them. */
export type AlertsAsked = 'stop' | 'resume' | AlertFrequency;

/** What the unsubscribe link of an alert opens. Opening it changes nothing, its buttons do. */
export interface UnsubscribePageModel {
  readonly kind: 'unsubscribe';
  readonly view: /** alerts are sent; `done` is what a button has just done */
    | {
        readonly state: 'on';
        readonly token: string;
        readonly frequency: AlertFrequency;
        readonly done: 'resumed' | 'changed' | null;
      }
    /** alerts were stopped by their reader, who can take it back */
    | { readonly state: 'off'; readonly token: string }
    /** alerts stopped because of the mailbox; taking that back needs a log-in */
    | { readonly state: 'refused'; readonly reason: Exclude<AlertStop, 'unsubscribed'> }
    /** the account of the link is deleted */
    | { readonly state: 'gone' }
    /** the link is not one of ours, or was cut off */
    | { readonly state: 'over' }
    /** a button that did nothing, and can be pressed again */
    | { readonly state: 'failed'; readonly token: string; readonly asked: AlertsAsked };
}
