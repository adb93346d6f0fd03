import type { DirectoryAnswer } from '../../shared/contract/browse.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';

/**
 * How long a page waits for it, in milliseconds: a few index reads answer in a tenth of that, and nobody came to these pages
 * for the letters below their form.
 */
const WAIT_MS = 300;

/**
 * Where browsing begins, for pages that lead there beside what they are for. Never rejects and is never waited for long:
 * without it they stand by themselves. The call goes on to its end, so that being slow is no fault that opens the breaker.
 */
export async function loadDirectory(c: EdgeContext): Promise<DirectoryAnswer | undefined> {
  const answer = createOriginClient(c)
    .get('directory', {})
    .catch((error: unknown) => missing(c, messageOf(error)));
  c.executionCtx.waitUntil(answer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(missing(c, `no answer within ${WAIT_MS} ms`)), WAIT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function missing(c: EdgeContext, message: string): undefined {
  logEvent(c, 'directory_missing', { message });
}
