import type { Secrets } from '../../../shared/contract/transport/derived-key.ts';
import { readBodyText } from '../../../shared/http/read-body.ts';
import { HashingBusy, type HashTurns } from './hash-turns.ts';
import { MESSAGE_MAX_BYTES, readWork, writeKey } from './hasher-messages.ts';
import { deriveInLinks } from './scrypt-chain.ts';

/**
 * A hasher's side: 200 with the sealed key, 503 while too many wait. Whoever does not know the secret gets 401 before
 * anything is hashed.
 */
export async function answerHasher(request: Request, secrets: Secrets, turns: HashTurns): Promise<Response> {
  const body = await readBodyText(request, MESSAGE_MAX_BYTES);
  const message = body.kind === 'text' ? body.text : '';
  const work = await readWork(secrets, message, Date.now());
  if (work === null) return new Response(null, { status: 401 });
  try {
    const key = await turns.run(work.use, (rest) => deriveInLinks(work.password, work.recipe, rest));
    return new Response(await writeKey(secrets, message, key));
  } catch (error) {
    if (error instanceof HashingBusy) return new Response(null, { status: 503 });
    throw error;
  }
}
