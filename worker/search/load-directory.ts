import type { DirectoryAnswer } from '../../shared/contract/finding/browse.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../failures/log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { EnvelopeRefused } from '../origin-client/errors.ts';

/**
 * How long a page waits for it, in milliseconds. A few index reads take a fiftieth of that; a crawler that comes at a
 * bad moment should still find its links, and nobody who came for the form should wait longer.
 */
const WAIT_MS = 1_000;

/**
 * The start of the directory, for pages that link to it on the side. Never waited for long: those pages work without
 * it. The call itself runs to its end, so that slowness alone does not open the breaker.
 *
 * @throws only EnvelopeRefused: a misconfigured site must not look like a working one
 */
export async function loadDirectory(c: EdgeContext): Promise<DirectoryAnswer | undefined> {
  const answer = createOriginClient(c)
    .get('directory', {})
    .catch((error: unknown) => {
      if (error instanceof EnvelopeRefused) throw error;
      return missing(c, messageOf(error));
    });
  c.executionCtx.waitUntil(answer.catch(() => undefined));
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
