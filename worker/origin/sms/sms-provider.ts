import type { OriginSettings } from '../env.ts';
import type { SmsSettings } from './sms-settings.ts';

/** A text message as it is sent. `id` is the same at every attempt. */
export interface OutgoingText {
  readonly id: string;
  /** 10 digits, U.S. */
  readonly to: string;
  /** plain text that fits into one message: at most 160 characters of GSM's alphabet */
  readonly text: string;
}

/** Hands a text message over. Throws if it was not accepted; the error is never logged whole. */
export interface SmsProvider {
  send(message: OutgoingText): Promise<void>;
}

/** For a local run: nothing is sent, and /dev/outbox shows the queued row. */
const outboxProvider: SmsProvider = { send: async () => {} };

/** Who sends text messages: locally nobody, otherwise the provider; null if none is set up, so none are offered. */
export function chooseSmsProvider({ isLocal, sms }: Pick<OriginSettings, 'isLocal' | 'sms'>): SmsProvider | null {
  if (isLocal) return outboxProvider;
  return sms === null ? null : httpProvider(sms);
}

/** How long a provider may take to accept a message, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** The provider did not accept a message. Gives only its status: the response may repeat the number. */
class TextRefused extends Error {
  override readonly name = 'TextRefused';

  constructor(status: number) {
    super(`the provider of text messages answered ${status}`);
  }
}

/**
 * Sends through a provider's API: POST, a bearer key, and the JSON `{ from, to: '+15035550142', text }`. Any 2xx means
 * accepted. The message's id is the Idempotency-Key. A redirect counts as a refusal: the key is for this address only.
 */
function httpProvider({ url, key, from }: SmsSettings): SmsProvider {
  return {
    async send({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': id },
        body: JSON.stringify({ from, to: `+1${to}`, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new TextRefused(response.status);
    },
  };
}
