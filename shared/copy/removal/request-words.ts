import type { RequestKind, RequestOutcome } from '../../requests/request-kinds.ts';
import type { ExtensionReason, RefusalReason } from '../../requests/request-steps.ts';

/** What is asked for, in a sentence: 'a request to …'. It names nobody. */
export const requestKindCopy: { readonly [K in RequestKind]: { readonly name: string; readonly short: string } } = {
  access: { name: 'a request to know what we hold', short: 'Know' },
  delete: { name: 'a request to delete data', short: 'Delete' },
  correct: { name: 'a request to correct data', short: 'Correct' },
  limit: { name: 'a request to limit the use of sensitive data', short: 'Limit' },
  'opt-out': { name: 'a request not to sell or share data', short: 'Do not sell or share' },
  judicial: { name: 'a request for covered persons', short: 'Covered persons' },
};

export const extensionCopy: { readonly [R in ExtensionReason]: string } = {
  many: 'We have more requests than usual.',
  complex: 'Your request concerns many records, and takes longer to check.',
  permission: 'We have to check a permission or a proof.',
};

export const refusalCopy: { readonly [R in RefusalReason]: string } = {
  'not-verified':
    'We could not tell that the request came from the person it is about. You can ask again, and add a file that shows it.',
  'no-permission':
    'We could not tell that the person had given permission. You can ask again with a signed permission, or the person can ask themselves.',
  'nothing-held': 'We hold nothing that we could connect with what you gave us.',
  exempt: 'The law lets us keep what you asked about.',
  repeated: 'We answered the same request not long ago.',
  'not-covered': 'We could not tell that the law covers the person. Anybody can have a page removed without a reason.',
};

export const outcomeCopy: { readonly [O in RequestOutcome]: string } = {
  done: 'Done',
  refused: 'Refused',
  'opted-out': 'Handled as an opt-out of sale',
  withdrawn: 'Withdrawn',
};
