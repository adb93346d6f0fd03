import { OriginProblem } from '../origin-client/errors.ts';

/** What the token of a link from an email looks like; anything else was cut off on its way here. */
const TOKEN = /^[\w-]{20,256}$/;

/** The token of a link, or of a form on its page; '' if it is not complete. */
export function readLinkToken(text: string | null): string {
  return text !== null && TOKEN.test(text) ? text : '';
}

/** What the origin says a link is for; null for one that was used, has expired, or is not ours (410). */
export async function nullForOver<T>(sent: Promise<{ readonly data: T }>): Promise<T | null> {
  try {
    return (await sent).data;
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 410) return null;
    throw error;
  }
}
