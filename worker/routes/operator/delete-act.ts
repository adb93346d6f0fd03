import type { OperatorDeleteActPageModel } from '../../../client/pages/operator-delete-act/operator-delete-act-model.ts';
import { operatorDeleteActCopy as words } from '../../../shared/copy/operator/delete-act.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { operatorHead } from '../../seo/page-heads.ts';

/** Longest form we read, in bytes. */
const FORM_MAX_BYTES = 256;
const NOTICES = { began: words.began, 'goes-on': words.goesOn } as const;

/** GET /operator/delete-act: the runs, and what became of the button (`?done=`). */
export async function operatorDeleteAct(c: EdgeContext): Promise<Response> {
  const done = c.get('url').searchParams.get('done');
  const text = done === 'began' || done === 'goes-on' ? NOTICES[done] : null;
  const notice: OperatorDeleteActPageModel['notice'] = text === null ? null : { tone: 'ok', text };
  const report = await loadPageData(() => createOriginClient(c).get('deleteActReport', {}));
  return renderPage(c, 200, {
    head: operatorHead('operator-delete-act'),
    site: anonymousSite(c),
    page: { kind: 'operator-delete-act', ...report, notice },
  });
}

/** POST of the button: 303 to the page, which says what it did. */
export async function beginDeleteAct(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  if (form.get('action') !== 'begin') throw new Refusal(400, words.unclear);
  const { data } = await createOriginClient(c).send('beginDeleteAct', {});
  return c.redirect(paths.operatorDeleteAct({ done: data.isNew ? 'began' : 'goes-on' }), 303);
}
