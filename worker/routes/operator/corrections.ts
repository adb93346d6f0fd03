import type { OperatorCorrectionsPageModel } from '../../../client/pages/operator-corrections/operator-corrections-model.ts';
import { calls } from '../../../shared/contract/calls.ts';
import { correctionReferenceSchema } from '../../../shared/contract/claims.ts';
import { operatorCorrectionsCopy as words } from '../../../shared/copy/operator/corrections.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { operatorHead } from '../../seo/page-heads.ts';

/** Longest form we read, in bytes: a reference, a decision and a reason. */
const FORM_MAX_BYTES = 1024;

/** GET /operator/corrections: what waits, and what became of the last decision (`?done=`). */
export async function operatorCorrections(c: EdgeContext): Promise<Response> {
  const done = c.get('url').searchParams.get('done') ?? '';
  const isReference = correctionReferenceSchema.safeParse(done).success;
  return show(c, 200, isReference ? { tone: 'ok', text: words.done(done) } : null);
}

/** POST of a button: 303 to the list without it. A refusal needs a reason, which the person reads. */
export async function decideCorrection(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const decision = form.get('decision');
  if (decision !== 'accepted' && decision !== 'refused') throw new Refusal(400, words.unclear);
  if (decision === 'refused' && (form.get('reason') ?? '') === '')
    return show(c, 400, { tone: 'error', text: words.reasonMissing });
  const reason = decision === 'accepted' ? null : form.get('reason');
  const body = calls.decideCorrection.body.safeParse({ reference: form.get('reference'), reason });
  if (!body.success) throw new Refusal(400, words.unclear);
  const { data } = await createOriginClient(c).send('decideCorrection', body.data);
  if (data.isDecided) return c.redirect(paths.operatorCorrections({ done: body.data.reference }), 303);
  return show(c, 200, { tone: 'error', text: words.decidedBefore });
}

async function show(c: EdgeContext, status: number, notice: OperatorCorrectionsPageModel['notice']): Promise<Response> {
  const waiting = await loadPageData(() => createOriginClient(c).get('waitingCorrections', {}));
  return renderPage(c, status, {
    head: operatorHead('operator-corrections'),
    site: anonymousSite(c),
    page: { kind: 'operator-corrections', waiting, notice },
  });
}
