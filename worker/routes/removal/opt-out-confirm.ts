import type { OptOutConfirmPageModel } from '../../../client/pages/opt-out-confirm/opt-out-confirm-model.ts';
import { limitedText } from '../../../shared/copy/account/wait.ts';
import { optOutConfirmCopy, optOutUndoCopy } from '../../../shared/copy/removal/removal-receipt.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { nullForOver, readLinkToken } from '../../account/link-token.ts';
import { refusingBots } from '../../account/refuse-bots.ts';
import { withWait } from '../../account/try-entry.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { describeReceipt } from '../../removal/describe-receipt.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: a token. */
const FORM_MAX_BYTES = 1024;

type View = OptOutConfirmPageModel['view'];

/** What the links of a removal ask the origin, and what their pages say to bots. */
const LINKS = {
  'opt-out-confirm': { pending: 'pendingOptOut', use: 'confirmOptOut', words: optOutConfirmCopy.refused },
  'opt-out-undo': { pending: 'pendingUndoOptOut', use: 'undoOptOut', words: optOutUndoCopy.refused },
} as const;
type Link = keyof typeof LINKS;

/** GET of such a link: a page with a button. It changes nothing, so that no mail scanner removes or restores anybody. */
const show = (link: Link) => (c: EdgeContext) =>
  showLink(c, link, readLinkToken(c.get('url').searchParams.get('token')));

/** POST of its button: the receipt. Sent again, as by a reload, it is the same receipt. */
const use =
  (link: Link) =>
  async (c: EdgeContext): Promise<Response> => {
    const token = readLinkToken((await readForm(c.req.raw, FORM_MAX_BYTES)).get('token'));
    if (token === '') return showLink(c, link, token);
    const { use: call, words } = LINKS[link];
    const entry = await tryRemoval(c, words, (client) => client.send(call, { token }));
    if (entry.kind === 'done')
      return render(c, 200, link, { state: 'receipt', receipt: describeReceipt(c, entry.data) });
    const problem = removalRefusal(entry, limitedText(entry.waitSeconds));
    if (problem === null) return render(c, entry.status, link, { state: 'over', isCut: false });
    return withWait(await showLink(c, link, token, { status: entry.status, problem }), entry);
  };

export const optOutConfirm = show('opt-out-confirm');
export const submitOptOutConfirm = use('opt-out-confirm');
export const optOutUndo = show('opt-out-undo');
export const submitOptOutUndo = use('opt-out-undo');

async function showLink(
  c: EdgeContext,
  link: Link,
  token: string,
  refused: { readonly status: number; readonly problem: string } | null = null,
): Promise<Response> {
  if (token === '') return render(c, 400, link, { state: 'over', isCut: true });
  const { pending: call, words } = LINKS[link];
  const pending = await loadPageData(() =>
    refusingBots(words, () => nullForOver(createOriginClient(c).send(call, { token }))),
  );
  if (pending === null) return render(c, 410, link, { state: 'over', isCut: false });
  return render(c, refused?.status ?? 200, link, { ...pending, token, problem: refused?.problem ?? null });
}

function render(c: EdgeContext, status: number, kind: Link, view: View): Promise<Response> {
  return renderPage(c, status, {
    head: removalHead(kind),
    // The page's own path holds the token, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: { kind, view },
  });
}
