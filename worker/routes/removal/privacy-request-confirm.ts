import type { PrivacyRequestConfirmPageModel } from '../../../client/pages/privacy-request-confirm/privacy-request-confirm-model.ts';
import { limitedText } from '../../../shared/copy/account/wait.ts';
import { privacyRequestsCopy } from '../../../shared/copy/removal/privacy-requests.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { nullForOver, readLinkToken } from '../../account/link-token.ts';
import { withWait } from '../../account/try-entry.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: a token and an answer. */
const FORM_MAX_BYTES = 1024;

type View = PrivacyRequestConfirmPageModel['view'];

/** GET of a request's emailed link: a page with two buttons. It changes nothing, so that no mail scanner answers. */
export async function privacyRequestConfirm(c: EdgeContext): Promise<Response> {
  return show(c, readLinkToken(c.get('url').searchParams.get('token')));
}

/** POST of a button: the request is confirmed or withdrawn; 303 to its own page. */
export async function submitPrivacyRequestConfirm(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const token = readLinkToken(form.get('token'));
  if (token === '') return show(c, token);
  const answer = form.get('answer');
  if (answer !== 'yes' && answer !== 'no') throw new Refusal(400, 'This form does not say whether it was you.');
  const isWithdrawn = answer === 'no';
  const entry = await tryRemoval(c, privacyRequestsCopy.errors.refused, (client) =>
    client.send('confirmPrivacyRequest', { token, isWithdrawn }),
  );
  if (entry.kind === 'done') {
    const { reference, outcome } = entry.data;
    const done = outcome === 'withdrawn' ? 'withdrawn' : 'confirmed';
    return c.redirect(paths.privacyRequest({ reference, done }), 303);
  }
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
  const pending = await loadPageData(() => nullForOver(createOriginClient(c).send('pendingPrivacyRequest', { token })));
  if (pending === null) return render(c, 410, { state: 'over', isCut: false });
  const { kind: asks, isConfirmed, reference } = pending;
  if (isConfirmed) return render(c, 200, { state: 'used', reference });
  return render(c, refused?.status ?? 200, { state: 'open', asks, token, problem: refused?.problem ?? null });
}

function render(c: EdgeContext, status: number, view: View): Promise<Response> {
  return renderPage(c, status, {
    head: removalHead('privacy-request-confirm'),
    // The page's own path holds the token, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: { kind: 'privacy-request-confirm', view },
  });
}
