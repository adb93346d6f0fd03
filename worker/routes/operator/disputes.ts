import type { OperatorDisputesPageModel } from '../../../client/pages/operator-disputes/operator-disputes-model.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { operatorDisputesCopy as words } from '../../../shared/copy/operator/disputes.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { operatorHead } from '../../seo/page-heads.ts';

/** Longest form we read, in bytes: a reference and a decision. */
const FORM_MAX_BYTES = 1024;
const REFERENCE = /^D-[2-9A-Z]{10}$/;

/** GET /operator/disputes: what waits, and what became of the last decision (`?done=`). */
export async function operatorDisputes(c: EdgeContext): Promise<Response> {
  const done = c.get('url').searchParams.get('done') ?? '';
  return show(c, REFERENCE.test(done) ? { tone: 'ok', text: words.done(done) } : null);
}

/** POST of a button: 303 to the list without it; a dispute that somebody else decided meanwhile is said to be. */
export async function decidePhoneDispute(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const body = calls.decidePhoneDispute.body.safeParse(Object.fromEntries(form));
  if (!body.success) throw new Refusal(400, words.unclear);
  const { data } = await createOriginClient(c).send('decidePhoneDispute', body.data);
  if (data.isDecided) return c.redirect(paths.operatorDisputes({ done: body.data.reference }), 303);
  return show(c, { tone: 'error', text: words.decidedBefore });
}

async function show(c: EdgeContext, notice: OperatorDisputesPageModel['notice']): Promise<Response> {
  const { open } = await loadPageData(() => createOriginClient(c).get('openPhoneDisputes', {}));
  return renderPage(c, 200, {
    head: operatorHead('operator-disputes'),
    site: anonymousSite(c),
    page: { kind: 'operator-disputes', open, notice },
  });
}
