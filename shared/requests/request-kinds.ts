/** What somebody can ask about their own data; 'judicial' is what covered persons ask on a page of their own. */
export const REQUEST_KINDS = ['access', 'delete', 'correct', 'limit', 'opt-out', 'judicial'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Those of the form at /privacy/requests. */
export const ASKED_KINDS = [
  'access',
  'delete',
  'correct',
  'limit',
  'opt-out',
] as const satisfies readonly RequestKind[];
export type AskedKind = (typeof ASKED_KINDS)[number];

/** Those for which an agent needs the person's signed permission. Choices about sale need neither that nor proof. */
const PERMISSION_KINDS: readonly RequestKind[] = ['access', 'delete', 'correct'];

export function needsPermission(kind: RequestKind): boolean {
  return PERMISSION_KINDS.includes(kind);
}

/** Whether a request waits until whoever asked has shown that they read the mailbox. */
export function needsMailbox(kind: RequestKind): boolean {
  return kind !== 'limit' && kind !== 'opt-out';
}

/** How a request ended. 'opted-out': a deletion that nobody confirmed, handled as an opt-out of sale. */
export const REQUEST_OUTCOMES = ['done', 'refused', 'opted-out', 'withdrawn'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** The law that a covered person names. */
export const JUDICIAL_LAWS = ['daniel-anderl', 'daniels-law-nj', 'other'] as const;
export type JudicialLaw = (typeof JUDICIAL_LAWS)[number];

/** Who may use the page for covered persons. */
export const COVERED_ROLES = ['judge', 'law-enforcement', 'prosecutor', 'household', 'other', 'agent'] as const;
export type CoveredRole = (typeof COVERED_ROLES)[number];

/** What covered persons have hidden: the whole page, or only how to reach them. */
export const JUDICIAL_HIDES = ['page', 'contact'] as const;
export type JudicialHide = (typeof JUDICIAL_HIDES)[number];
