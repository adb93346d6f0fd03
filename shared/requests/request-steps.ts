/** How far a request is, as its reference shows it. */
export const REQUEST_STATUSES = ['unconfirmed', 'open', 'extended', 'closed'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Why an answer is put off, in words that name nobody. */
export const EXTENSION_REASONS = ['many', 'complex', 'permission'] as const;
export type ExtensionReason = (typeof EXTENSION_REASONS)[number];

/** Why a request is refused. */
export const REFUSAL_REASONS = [
  'not-verified',
  'no-permission',
  'nothing-held',
  'exempt',
  'repeated',
  'not-covered',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What a download of everything that is held may be. */
export const EXPORT_FORMATS = ['json', 'html'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What an operator can do with an open request; the last one with a closed one, too. */
export const OPERATOR_DECISIONS = [
  'acknowledge',
  'extend',
  'hand-out',
  'hide',
  'done',
  'refuse',
  'match',
  'show-again',
] as const;
export type OperatorDecision = (typeof OPERATOR_DECISIONS)[number];
