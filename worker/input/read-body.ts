import { BODY_TIMEOUT_MS, readBodyBytes, readBodyText } from '../../shared/http/read-body.ts';
import { Refusal } from '../failures/errors.ts';

/**
 * Reads a body of at most `maxBytes` as text; null if it is longer.
 *
 * @throws Refusal 408 if it has not fully arrived in time
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  timeoutMs: number = BODY_TIMEOUT_MS,
): Promise<string | null> {
  const body = await readBodyText(request, maxBytes, timeoutMs);
  if (body.kind === 'too-slow') throw new Refusal(408, 'The request took too long to arrive');
  return body.kind === 'text' ? body.text : null;
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** A form with files has a boundary in its type. */
const UPLOAD_TYPE = /^multipart\/form-data\s*;/i;
/** How much more of an upload is read and thrown away, in bytes: a browser whose upload is cut off shows no answer. */
const UPLOAD_READ_MORE = 4 * 1024 * 1024;

/**
 * The fields and files of a posted form that may have a file; null if they exceed `maxBytes`. `timeoutMs` is how long a
 * large one may take.
 *
 * @throws Refusal 400 if the body is not a form, 408 if it has not fully arrived in time
 */
export async function readUpload(
  request: Request,
  maxBytes: number,
  timeoutMs: number = BODY_TIMEOUT_MS,
): Promise<FormData | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!FORM_TYPE.test(type) && !UPLOAD_TYPE.test(type)) throw new Refusal(400, 'This form cannot be read.');
  const body = await readBodyBytes(request, maxBytes + UPLOAD_READ_MORE, timeoutMs);
  if (body.kind === 'too-slow') throw new Refusal(408, 'The request took too long to arrive');
  if (body.kind === 'too-long' || body.bytes.byteLength > maxBytes) return null;
  try {
    return await new Response(body.bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal(400, 'This form cannot be read.');
  }
}

/** The fields of a posted form. @throws Refusal 400 if the body is not a form or exceeds `maxBytes` */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw new Refusal(400, 'This form cannot be read.');
  const text = await readBody(request, maxBytes);
  if (text === null) throw new Refusal(400, 'This form is too long.');
  return new URLSearchParams(text);
}
