import type { LoginErrors } from '../../../shared/forms/login-form.ts';
import type { MonitorErrors } from '../../../shared/forms/monitor-form.ts';
import type { OfferedRelative } from '../person/monitor/describe-relatives.ts';
import type { ListedChange } from '../person/monitor/list-changes.ts';

/** Monitoring a person, for browsers without scripts and for links: what the dialogs of the person page ask. */
export interface MonitorPageModel {
  readonly kind: 'monitor';
  readonly id: string;
  readonly fullName: string;
  readonly first: string;
  /** the person's page, without flags */
  readonly path: string;
  readonly view: MonitorView;
}

/** `problem`: why it was not done although everything that was typed is right; null without one. */
export type MonitorView =
  /** a visitor without a session: an address and the terms */
  | {
      readonly state: 'start';
      readonly email: string;
      readonly errors: MonitorErrors;
      readonly problem: string | null;
    }
  /** the address has an account with a password */
  | {
      readonly state: 'log-in';
      readonly email: string;
      readonly errors: LoginErrors;
      readonly problem: string | null;
    }
  /** a reader whose session can start at once */
  | { readonly state: 'ask'; readonly problem: string | null }
  /** monitored already: what changed, and a way to stop */
  | {
      readonly state: 'monitored';
      readonly changes: readonly ListedChange[];
      readonly problem: string | null;
    }
  /** just started: who else; `isConfirmed`: alerts come without another step */
  | {
      readonly state: 'relatives';
      readonly relatives: readonly OfferedRelative[];
      readonly isConfirmed: boolean;
    }
  | { readonly state: 'dead' };
