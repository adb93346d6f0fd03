import type { PasskeyList, PasskeyOptionsAnswer } from '../../../shared/contract/account.ts';
import type { passkeysCopy } from '../../../shared/copy/account/passkeys.ts';
import { CallFailed, callApi } from '../../api/call-api.ts';

/** What went wrong, in words: `passkeysCopy.failures`. */
export type PasskeyFailure = keyof typeof passkeysCopy.failures;

/** `canceled`: by the reader, who knows; `confirm`: the origin asks for the password. */
export type PasskeyOutcome = 'done' | 'canceled' | 'confirm' | PasskeyFailure;

/** Logs in with a passkey that the reader chooses in a dialog of the browser's. */
export async function logInWithPasskey(signal: AbortSignal): Promise<PasskeyOutcome> {
  return outcomeOf('unknown', async () => {
    const { challengeId, options } = answered(
      await callApi<'passkeyLoginOptions'>('POST', '/api/auth/passkey-options', { body: {}, signal }),
    );
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    const credential = await navigator.credentials.get({ publicKey, signal });
    await callApi<'passkeyLogin'>('POST', '/api/auth/passkey-login', {
      body: { challengeId, credential: asJson(credential) },
    });
  });
}

/** Makes a passkey in a dialog of the browser's, and adds it to the account. */
export async function addPasskey(password: string | undefined): Promise<PasskeyOutcome> {
  return outcomeOf('logged-out', async () => {
    const { challengeId, options }: PasskeyOptionsAnswer = answered(
      await callApi<'newPasskeyOptions'>('POST', '/api/user/passkeys/options', { body: withPassword(password) }),
    );
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    const credential = await navigator.credentials.create({ publicKey });
    await callApi<'addPasskey'>('POST', '/api/user/passkeys', {
      body: { challengeId, credential: asJson(credential) },
    });
  });
}

/** Removes a passkey from the account. */
export async function removePasskey(id: string, password: string | undefined): Promise<PasskeyOutcome> {
  return outcomeOf('logged-out', async () => {
    await callApi<'removePasskey'>('DELETE', '/api/user/passkeys', { body: { id, ...withPassword(password) } });
  });
}

/** The account's passkeys as they are now; null if that cannot be known. */
export async function loadPasskeys(): Promise<PasskeyList | null> {
  return callApi<'passkeys'>('GET', '/api/user/passkeys').catch(() => null);
}

const withPassword = (password: string | undefined) => (password === undefined ? {} : { password });

function answered<T>(answer: T | null): T {
  if (answer === null) throw new Error('the call answered nothing');
  return answer;
}

function asJson(credential: Credential | null): Record<string, unknown> {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('the browser made no passkey');
  return { ...credential.toJSON() };
}

/** `refused` is what a 401 means. */
async function outcomeOf(refused: PasskeyFailure, act: () => Promise<void>): Promise<PasskeyOutcome> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (error instanceof CallFailed) return ofStatus(error.status, refused);
    return error instanceof DOMException ? ofBrowser(error.name) : 'failed';
  }
}

function ofStatus(status: number, refused: PasskeyFailure): PasskeyOutcome {
  switch (status) {
    case 401:
      return refused;
    case 403:
      return 'confirm';
    case 409:
      return 'full';
    case 429:
    case 503:
      return 'limited';
    default:
      return 'failed';
  }
}

/** A browser does not say whether its reader canceled, waited too long, or has no passkey: to it, all are refusals. */
function ofBrowser(name: string): PasskeyOutcome {
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'canceled';
    case 'InvalidStateError':
      return 'known';
    default:
      return 'failed';
  }
}
