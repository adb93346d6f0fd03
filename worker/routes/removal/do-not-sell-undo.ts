import type { DoNotSellUndoPageModel } from '../../../client/pages/do-not-sell-undo/do-not-sell-undo-model.ts';
import { limitedText } from '../../../shared/copy/account/wait.ts';
import { doNotSellCopy } from '../../../shared/copy/removal/do-not-sell.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { nullForOver, readLinkToken } from '../../account/link-token.ts';
import { withWait } from '../../account/try-entry.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: a token. */
const FORM_MAX_BYTES = 1024;

/** GET of the emailed link that takes a choice about sale back: a page with a button. It changes nothing. */
export async function doNotSellUndo(c: EdgeContext): Promise<Response> {
  return show(c, readLinkToken(c.get('url').searchParams.get('token')));
}

/** POST of its button. */
export async function submitDoNotSellUndo(c: EdgeContext): Promise<Response> {
  const token = readLinkToken((await readForm(c.req.raw, FORM_MAX_BYTES)).get('token'));
  if (token === '') return show(c, token);
  const entry = await tryRemoval(c, doNotSellCopy.problems.refused, (client) =>
    client.send('confirmAllowSale', { token }),
  );
  if (entry.kind === 'done') return render(c, 200, { state: 'done' });
  const problem = removalRefusal(entry, limitedText(entry.waitSeconds));
  if (problem === null) return render(c, entry.status, { state: 'over', isCut: false });
  return withWait(await show(c, token, { status: entry.status, problem }), entry);
}

async function show(
  c: EdgeContext,
  token: string,
  refused: { readonly status: number; readonly problem: string } | null = null,
): Promise<Response> {
  if (token === '') return render(c, 400, { state: 'over', isCut: true });
  const pending = await loadPageData(() => nullForOver(createOriginClient(c).send('pendingAllowSale', { token })));
  if (pending === null) return render(c, 410, { state: 'over', isCut: false });
  return render(c, refused?.status ?? 200, { state: 'open', token, problem: refused?.problem ?? null });
}

function render(c: EdgeContext, status: number, view: DoNotSellUndoPageModel['view']): Promise<Response> {
  return renderPage(c, status, {
    head: removalHead('do-not-sell-undo'),
    // The page's own path holds the token, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: { kind: 'do-not-sell-undo', view },
  });
}
