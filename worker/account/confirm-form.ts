import type { ConfirmModel } from '../../client/account/ConfirmFields.tsx';
import type { User } from '../../shared/contract/account.ts';
import { confirmCopy } from '../../shared/copy/account/account-security.ts';
import type { Change } from './attempt-change.ts';

/** What a form says about a change that was not made, besides what is wrong with its fields. */
export interface Unchanged {
  readonly status: 200 | 400 | 403 | 409 | 422 | 429 | 503;
  /** above the fields */
  readonly error: string | null;
  readonly confirm: ConfirmModel | null;
}

export const UNTOUCHED: Unchanged = { status: 200, error: null, confirm: null };

/** `typed` is the password that came with the form; `redirect` is the path of its page. */
export function describeUnchanged(
  change: Exclude<Change, { kind: 'done' | 'logged-out' }>,
  { hasPassword }: Pick<User, 'hasPassword'>,
  { typed, redirect }: { readonly typed: string | undefined; readonly redirect: string },
): Unchanged {
  // Where nobody knows whether there is a password, the form asks for it.
  const ask = (isWrong: boolean): ConfirmModel => ({
    way: hasPassword === false ? 'link' : 'password',
    redirect,
    isWrong,
  });
  switch (change.kind) {
    case 'confirm':
      return { status: 403, error: null, confirm: ask(typed !== undefined) };
    case 'wrong':
      // A password that was right stays confirmed for half an hour.
      return { status: change.status, error: null, confirm: null };
    case 'limited':
      return { status: 429, error: confirmCopy.limited, confirm: typed === undefined ? null : ask(false) };
    case 'busy':
      return { status: 503, error: confirmCopy.busy, confirm: typed === undefined ? null : ask(false) };
  }
}
