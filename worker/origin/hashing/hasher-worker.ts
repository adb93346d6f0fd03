import { listSecrets } from '../../../shared/contract/transport/derived-key.ts';
import { answerHasher } from './answer-hasher.ts';
import { HashTurns } from './hash-turns.ts';

interface HasherWorkerBindings {
  readonly EDGE_ORIGIN_SECRET: string;
  readonly EDGE_ORIGIN_SECRET_PREVIOUS?: string;
}

/** Nobody else uses this thread: the rest only lets it read the next requests and refuse those that are too many. */
const turns = new HashTurns({ restMs: 1 });

/** A worker that only hashes passwords, for a process of its own beside npm start (docs/operation.md). */
export default {
  fetch: (request: Request, env: HasherWorkerBindings): Promise<Response> =>
    answerHasher(request, listSecrets(env.EDGE_ORIGIN_SECRET, env.EDGE_ORIGIN_SECRET_PREVIOUS), turns),
};
