import type { DirectoryAnswer } from '../../shared/contract/browse.ts';
import type { EdgeContext } from '../context.ts';
import { logEvent, messageOf } from '../log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';

/**
 * Where browsing begins, for pages that lead there beside what they are for. Never rejects: without it they stand by
 * themselves.
 */
export async function loadDirectory(c: EdgeContext): Promise<DirectoryAnswer | undefined> {
  try {
    return await createOriginClient(c).get('directory', {});
  } catch (error) {
    logEvent(c, 'directory_missing', { message: messageOf(error) });
    return undefined;
  }
}
