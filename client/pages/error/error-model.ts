import type { QuotaLimit } from '../../../shared/contract/transport/problem.ts';

/** A specific message about what is missing, and a link to what exists. */
export interface ErrorHelp {
  readonly title: string;
  readonly text: string;
  readonly link: ErrorLink;
  /** what may have been meant, likeliest first */
  readonly meant?: readonly ErrorLink[];
}

interface ErrorLink {
  readonly text: string;
  readonly href: string;
}

/** A daily limit that is reached. */
export interface ReachedLimit {
  readonly name: QuotaLimit;
  /** 'tomorrow at 2:41 PM EST' */
  readonly opens: string;
  /** who is asked to consider an account or a plan: nobody whom it would not help */
  readonly more: 'anonymous' | 'account' | null;
}

export interface ErrorPageModel {
  readonly kind: 'error';
  readonly status: 400 | 403 | 404 | 405 | 408 | 409 | 429 | 500 | 503;
  readonly trackingId: string;
  /** one of our own messages (P8-012), safe to show; null without one */
  readonly message: string | null;
  /** where 'Try again' leads; null if retrying cannot help */
  readonly retryPath: string | null;
  /** replaces the standard text for unknown addresses */
  readonly help?: ErrorHelp;
  /** replaces the standard text of a 429 */
  readonly limit?: ReachedLimit;
}
