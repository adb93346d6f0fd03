import type { EmailAvailableAnswer } from '../../shared/contract/account.ts';
import { emailCheckCopy } from '../../shared/copy/account/sign-up.ts';
import { CallFailed, callApi } from './call-api.ts';
import { logError } from './log.ts';

/** A check that failed stands in nobody's way (F8-18, F8-19). */
const FAILED: EmailAvailableAnswer = {
  errorMessage: emailCheckCopy.failed,
  isValid: false,
  isAvailable: true,
  isFreeNoPassword: false,
};

/**
 * Whether an address can sign up (F5-26). Null if there were too many checks from here, or if the signal aborted this
 * one. A failure goes to the log (F8-17).
 */
export async function checkEmailAvailable(email: string, signal: AbortSignal): Promise<EmailAvailableAnswer | null> {
  try {
    return await callApi<'emailAvailable'>('GET', '/api/auth/email-available', { query: { email }, signal });
  } catch (error) {
    if (signal.aborted || (error instanceof CallFailed && error.status === 429)) return null;
    logError('email-check', error);
    return FAILED;
  }
}
