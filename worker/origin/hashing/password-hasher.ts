import { listSecrets } from '../../../shared/contract/transport/derived-key.ts';
import type { OriginBindings } from '../env.ts';
import { answerHasher } from './answer-hasher.ts';
import { HashTurns } from './hash-turns.ts';

/** One for all objects of an isolate, since they share its thread. */
const turns = new HashTurns();

/**
 * A Durable Object that only hashes passwords and stores nothing: each runs by itself, apart from the isolates that
 * answer page views. wrangler.toml binds a pool of them as HASHERS.
 */
export class PasswordHasher {
  readonly #env: Pick<OriginBindings, 'EDGE_ORIGIN_SECRET' | 'EDGE_ORIGIN_SECRET_PREVIOUS'>;

  constructor(_state: unknown, env: OriginBindings) {
    this.#env = env;
  }

  fetch(request: Request): Promise<Response> {
    const { EDGE_ORIGIN_SECRET = '', EDGE_ORIGIN_SECRET_PREVIOUS } = this.#env;
    return answerHasher(request, listSecrets(EDGE_ORIGIN_SECRET, EDGE_ORIGIN_SECRET_PREVIOUS), turns);
  }
}
