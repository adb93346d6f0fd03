import * as z from 'zod/mini';
import { jsonOf } from '../../shared/http/json-of.ts';

const ENGINES_MAX = 10;

const originsSchema = z.array(z.string()).check(z.maxLength(ENGINES_MAX));

/**
 * Reads SIGNED_ENGINES: the origins whose directories hold the keys of search engines, '["https://search.example.com"]'.
 *
 * @throws Error with a one-sentence explanation
 */
export function parseSignedEngines(text: string): readonly string[] {
  const parsed = originsSchema.safeParse(jsonOf(text));
  if (!parsed.success)
    throw new Error(`SIGNED_ENGINES must be JSON like ["https://search.example.com"], with at most ${ENGINES_MAX}`);
  for (const origin of parsed.data) {
    const url = URL.parse(origin);
    if (url?.protocol !== 'https:' || url.origin !== origin)
      throw new Error('SIGNED_ENGINES takes origins only: https, a host and nothing behind it');
  }
  return [...new Set(parsed.data)];
}
