import { purgeBodySchema } from '../../../shared/contract/operations/telemetry.ts';
import { PROBLEM_CONTENT_TYPE, problem } from '../../../shared/contract/transport/problem.ts';
import { isPurgeSigned, PURGE_SIGNATURE } from '../../../shared/contract/transport/purge-signature.ts';
import type { EdgeContext } from '../../context.ts';
import { readBody } from '../../input/read-body.ts';
import { keptPagesOf } from '../../person/kept-pages.ts';

/** A thousand ids, and the letters around them. */
const BODY_MAX_BYTES = 64 * 1024;

/**
 * POST /internal/purge: drops the rendered pages that this isolate keeps and that name one of these people, theirs and
 * others'. None of them would be shown again anyway, because the origin is asked on every view; dropped, nothing of them
 * is left here. Only the origin may ask, by its signature.
 */
export async function purge(c: EdgeContext): Promise<Response> {
  const text = (await readBody(c.req.raw, BODY_MAX_BYTES)) ?? '';
  const signature = c.req.header(PURGE_SIGNATURE) ?? '';
  if (!(await isPurgeSigned(c.get('settings').secrets, signature, text, Date.now())))
    return refuse(c, 403, 'Only the origin may ask for this');
  const body = purgeBodySchema.safeParse(parsed(text));
  if (!body.success) return refuse(c, 400, 'The tags cannot be read');
  keptPagesOf(c.env).deleteNaming(body.data.tags);
  return c.json({ done: true });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuse(c: EdgeContext, status: 400 | 403, title: string): Response {
  const body = problem(status, title, { trackingId: c.get('trackingId') });
  return c.body(JSON.stringify(body), status, { 'Content-Type': PROBLEM_CONTENT_TYPE });
}
