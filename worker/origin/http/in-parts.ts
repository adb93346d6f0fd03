import { PARTS_CONTENT_TYPE, parseEntityTags } from '../../../shared/contract/transport/parts.ts';
import { twoPartStream } from '../../../shared/http/two-part-stream.ts';

/** An answer whose second part may be ready later than the first. */
export class InParts<T> {
  readonly first: T;
  /** must not reject */
  readonly late: Promise<unknown>;
  constructor(first: T, late: Promise<unknown>) {
    this.first = first;
    this.late = late;
  }
}

/** The bytes of a SHA-256 that an entity tag keeps: more than enough against a chance match. */
const TAG_BYTES = 18;
const encoder = new TextEncoder();

/**
 * Sends both parts as lines of JSON, the first at once. If the second is ready by then, the whole answer is known, and
 * gets a strong entity tag made from all of it: 304 for a caller who has it already. Everything the call does has been
 * done by then, so a 304 has every effect of a 200. An answer whose parts come apart has no tag.
 */
export async function sendInParts(request: Request, first: string, late: Promise<string>): Promise<Response> {
  const headers = { 'content-type': `${PARTS_CONTENT_TYPE}; charset=UTF-8` };
  const firstLine = `${first}\n`;
  const lateLine = late.then((text) => `${text}\n`);
  const readyLine = await Promise.race([lateLine, nextTurn()]);
  if (readyLine === null) return new Response(twoPartStream(firstLine, lateLine), { headers });
  const body = encoder.encode(firstLine + readyLine);
  const etag = await entityTagOf(body);
  if (parseEntityTags(request.headers.get('if-none-match')).includes(etag))
    return new Response(null, { status: 304, headers: { etag } });
  return new Response(body, { headers: { ...headers, etag } });
}

/** What has arrived already may still be a few promises away from being an answer. */
function nextTurn(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, 0, null));
}

async function entityTagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body), 0, TAG_BYTES);
  return `"${btoa(String.fromCharCode(...digest))}"`;
}
