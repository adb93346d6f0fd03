import type { SecurityKind } from '../../../shared/contract/operations/security.ts';
import type { QuotaLimit } from '../../../shared/contract/transport/problem.ts';

interface ProblemMore {
  readonly detail?: string;
  readonly headers?: Record<string, string>;
  readonly security?: SecurityKind;
  /** of a 429 for a daily limit: which, and when there is room again, ISO 8601 */
  readonly quota?: { readonly limit: QuotaLimit; readonly opensAt: string };
}

/** What a viewer has not paid for or may not have: the security log counts these automatically. */
const REFUSED: readonly number[] = [402, 403];

/** Ends a call with problem details (RFC 9457). Visitors read `title` and `detail`: nothing internal in them. */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** what the security log counts it as; null for nothing */
  readonly security: SecurityKind | null;
  readonly quota: { readonly limit: QuotaLimit; readonly opensAt: string } | null;

  constructor(status: number, title: string, more: ProblemMore = {}) {
    super(title);
    this.name = 'ProblemError';
    this.status = status;
    this.detail = more.detail;
    this.headers = more.headers ?? {};
    this.quota = more.quota ?? null;
    this.security = more.security ?? (REFUSED.includes(status) ? 'access-refused' : null);
  }
}
