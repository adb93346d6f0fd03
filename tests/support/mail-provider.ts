import { signMailEvent } from '../../scripts/lib/run/mail-event.ts';

/** An event as a mail provider sends it: its text, and the headers that sign it. `age` is in seconds. */
export function signedMailEvent(
  event: object,
  { id, secret, age = 0 }: { readonly id: string; readonly secret: string; readonly age?: number },
) {
  const body = JSON.stringify(event);
  return { body, signed: signMailEvent(body, { id, secret, now: Date.now() - age * 1000 }) };
}
