import type { PasskeyList } from '../../../shared/contract/account.ts';

/** What the account's page tells the browser about its passkeys. */
export interface PasskeysModel {
  /** the oldest first */
  readonly passkeys: PasskeyList;
  /** whether a password can confirm a change long after the log-in */
  readonly hasPassword: boolean;
}

/** The island of the account's passkeys, by its id. */
export const PASSKEYS_ID = 'passkeys-part';
