import { Refusal } from './errors.ts';
import { readBody } from './read-body.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The fields of a posted form. @throws Refusal 400 for another kind of body, and for one of more bytes than that */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw new Refusal(400, 'This form cannot be read.');
  const text = await readBody(request, maxBytes);
  if (text === null) throw new Refusal(400, 'This form is too long.');
  return new URLSearchParams(text);
}
