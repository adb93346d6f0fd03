import { calls } from '../../../shared/contract/calls.ts';
import type { EdgeContext } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { readBody } from '../../read-body.ts';

/** Longest body that is read, in bytes. */
const BODY_MAX_BYTES = 1_000;

/** POST /dev/court-runner, local alone (localOnly): every runner that is out comes back at once, or fails (npm run court-runner). */
export async function courtRunnerBack(c: EdgeContext): Promise<Response> {
  const body = calls.fulfilCourtRunner.body.safeParse(jsonOf(await readBody(c.req.raw, BODY_MAX_BYTES)));
  if (!body.success) throw new Refusal(400, 'The outcome is returned or failed.');
  return c.json((await createOriginClient(c).send('fulfilCourtRunner', body.data)).data);
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
