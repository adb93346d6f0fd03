import { readBodyText } from '../../shared/http/read-body.ts';

/** How long a source may take to begin its answer, and then to send it, in milliseconds. */
const TIMEOUT_MS = 10_000;

export interface TextSource {
  readonly url: string;
  readonly maxBytes: number;
  /** the only media type that is accepted; any if omitted */
  readonly type?: string;
  /** how often the source may lead to another address of the same host */
  readonly redirects: number;
}

/**
 * Fetches a public text over https, without cookies.
 *
 * @throws Error with a few words about what is wrong: another status than 200, another host, another type, too long, too
 *   late
 */
export async function fetchText({ url, maxBytes, type, redirects }: TextSource): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: type ?? 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  try {
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null)
      return await fetchText({ url: nextOf(url, location, redirects), maxBytes, type, redirects: redirects - 1 });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const said = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
    if (type !== undefined && said !== type) throw new Error('another media type');
    const body = await readBodyText(response, maxBytes, TIMEOUT_MS);
    if (body.kind !== 'text') throw new Error(body.kind === 'too-long' ? 'too long' : 'too slow');
    return body.text;
  } finally {
    // Of an answer that nobody reads to its end.
    if (response.body?.locked === false) await response.body.cancel().catch(() => undefined);
  }
}

function nextOf(url: string, location: string, redirects: number): string {
  const next = URL.parse(location, url);
  if (redirects < 1) throw new Error('a redirect');
  if (next === null || next.origin !== new URL(url).origin) throw new Error('a redirect to another host');
  return next.href;
}
