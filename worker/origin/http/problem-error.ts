/** Ends a call with problem details (RFC 9457). `title` and `detail` are read by the visitor: nothing internal in them. */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, title: string, more: { detail?: string; headers?: Record<string, string> } = {}) {
    super(title);
    this.name = 'ProblemError';
    this.status = status;
    this.detail = more.detail;
    this.headers = more.headers ?? {};
  }
}
