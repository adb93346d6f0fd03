import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { Refusal } from '../errors.ts';

/** Where the bench finds the fixed answer; exists only where ENVIRONMENT is local. */
export const FIXED_PATH = '/dev/fixed';

const kept = new Map<string, ArrayBuffer>();

/**
 * GET /dev/fixed?path=: the bytes of that page, rendered once and then sent from memory: what the bench compares a
 * page's cost with.
 */
export const fixedAnswer = (site: (request: Request, env: EdgeBindings) => Response | Promise<Response>) =>
  async function fixedAnswer(c: EdgeContext): Promise<Response> {
    const path = c.var.url.searchParams.get('path') ?? '/';
    if (!c.var.settings.isLocal || !path.startsWith('/')) throw new Refusal(404, 'no such path');
    let bytes = kept.get(path);
    if (bytes === undefined) {
      const page = await site(new Request(new URL(path, c.var.url), { headers: c.req.raw.headers }), c.env);
      bytes = await page.arrayBuffer();
      kept.set(path, bytes);
    }
    return c.body(bytes, 200, { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Encoding': 'identity' });
  };
