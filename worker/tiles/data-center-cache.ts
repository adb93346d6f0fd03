import type { EdgeContext } from '../context.ts';
import { logEvent } from '../failures/log.ts';

/** The content of a versioned path never changes. */
const KEPT = 'public, max-age=31536000';

/**
 * What this data center has drawn for a path before, otherwise drawn now and cached. The cache helps but is never
 * needed: if it fails, everything is drawn.
 */
export async function keptOrDrawn(
  c: EdgeContext,
  path: string,
  contentType: string,
  draw: () => ArrayBuffer | Promise<ArrayBuffer>,
): Promise<ArrayBuffer> {
  const cache = dataCenterCache();
  if (cache === undefined) return draw();
  const key = new URL(path, c.get('url')).href;
  const kept = await bodyIn(c, cache, key);
  if (kept !== null) return kept;
  const body = await draw();
  c.executionCtx.waitUntil(keep(c, cache, key, new Response(body, { headers: headersFor(contentType) })));
  return body;
}

const headersFor = (contentType: string) => ({ 'content-type': contentType, 'cache-control': KEPT });

async function bodyIn(c: EdgeContext, cache: Cache, key: string): Promise<ArrayBuffer | null> {
  try {
    return (await (await cache.match(key))?.arrayBuffer()) ?? null;
  } catch (error) {
    reportFailure(c, error);
    return null;
  }
}

async function keep(c: EdgeContext, cache: Cache, key: string, response: Response): Promise<void> {
  try {
    await cache.put(key, response);
  } catch (error) {
    reportFailure(c, error);
  }
}

/** Logs only the kind of error: a message may hold the path, and a map square reveals where someone lives. */
function reportFailure(c: EdgeContext, error: unknown): void {
  logEvent(c, 'tile_cache_failed', { error: error instanceof Error ? error.name : 'unknown' });
}

/** There is none when the edge runs outside workerd, as in unit tests. */
function dataCenterCache(): Cache | undefined {
  return (globalThis as { readonly caches?: { readonly default?: Cache } }).caches?.default;
}
