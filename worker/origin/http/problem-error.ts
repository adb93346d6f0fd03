import type { SecurityKind } from '../../../shared/contract/operations/security.ts';

interface ProblemMore {
  readonly detail?: string;
  readonly headers?: Record<string, string>;
  readonly security?: SecurityKind;
}

/** What a viewer has not paid for, or may not have: counted without anybody having to think of it. */
const REFUSED: readonly number[] = [402, 403];

/** Ends a call with problem details (RFC 9457). `title` and `detail` are read by the visitor: nothing internal in them. */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** what the security log counts it as; null where it is nothing of the kind */
  readonly security: SecurityKind | null;

  constructor(status: number, title: string, more: ProblemMore = {}) {
    super(title);
    this.name = 'ProblemError';
    this.status = status;
    this.detail = more.detail;
    this.headers = more.headers ?? {};
    this.security = more.security ?? (REFUSED.includes(status) ? 'access-refused' : null);
  }
}
