import type { EdgeContext } from '../context.ts';
import type { EdgeBindings } from '../env.ts';
import { Refusal } from '../errors.ts';

/** Where the bench finds the fixed answer; exists only where ENVIRONMENT is local. */
export const FIXED_PATH = '/dev/fixed';

let kept: { readonly path: string; readonly bytes: ArrayBuffer } | null = null;

/**
 * GET /dev/fixed?path=: the bytes of that page, rendered once and then sent from memory: what the bench compares a
 * page's cost with.
 */
export const fixedAnswer = (site: (request: Request, env: EdgeBindings) => Response | Promise<Response>) =>
  async function fixedAnswer(c: EdgeContext): Promise<Response> {
    const path = c.var.url.searchParams.get('path') ?? '/';
    if (!c.var.settings.isLocal || !path.startsWith('/')) throw new Refusal(404, 'no such path');
    if (kept?.path !== path) {
      const headers = { 'user-agent': c.req.header('user-agent') ?? '' };
      const page = await site(new Request(new URL(path, c.var.url), { headers }), c.env);
      if (page.status !== 200) throw new Refusal(404, 'no such path');
      kept = { path, bytes: await page.arrayBuffer() };
    }
    return c.body(kept.bytes, 200, { 'Content-Type': 'text/html; charset=UTF-8', 'Content-Encoding': 'identity' });
  };
