import { type Edge, HOST } from '../../worker/testing.ts';

/**
 * The page that a sent form leads to, as the browser that sent it gets it: with the cookies it had, and those of the
 * answer. Fails unless the answer is a 303 to a page of ours.
 */
export async function followForm(
  { get }: Pick<Edge, 'get'>,
  answer: Response,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const location = answer.headers.get('location') ?? '';
  if (answer.status !== 303 || !location.startsWith('/'))
    throw new Error(`the form was answered by ${answer.status} ${location}, not by a 303 to a page`);
  return get(new URL(location, HOST).pathname + new URL(location, HOST).search, {
    cookie: cookiesAfter(answer, headers.cookie),
  });
}

/** The Cookie header of a browser after an answer; `before` is the one it had. */
export function cookiesAfter(answer: Response, before = ''): string {
  const jar = new Map(
    before
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => pairOf(pair)),
  );
  for (const set of answer.headers.getSetCookie()) {
    const [name, value] = pairOf(set.split(';', 1)[0] ?? '');
    if (/max-age=0/i.test(set)) jar.delete(name);
    else jar.set(name, value);
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

function pairOf(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
