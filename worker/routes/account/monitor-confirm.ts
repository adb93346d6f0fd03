import type { MonitorConfirmPageModel } from '../../../client/pages/monitor-confirm/monitor-confirm-model.ts';
import { monitorConfirmCopy } from '../../../shared/copy/account/monitor-confirm.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { nullForOver, readLinkToken } from '../../account/link-token.ts';
import { refusingBots } from '../../account/refuse-bots.ts';
import { refusedForNow, tryEntry, withWait } from '../../account/try-entry.ts';
import type { EdgeContext } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: a token. */
const FORM_MAX_BYTES = 1024;

type View = MonitorConfirmPageModel['view'];

/** GET of the link that confirms monitoring by email. It changes nothing, so no mail scanner confirms anything. */
export async function monitorConfirm(c: EdgeContext): Promise<Response> {
  return showLink(c, readLinkToken(c.get('url').searchParams.get('token')));
}

/** POST of its button, in whatever browser the link was opened: only the one that started it may see the list then. */
export async function submitMonitorConfirm(c: EdgeContext): Promise<Response> {
  const token = readLinkToken((await readForm(c.req.raw, FORM_MAX_BYTES)).get('token'));
  if (token === '') return showLink(c, token);
  const entry = await refusingBots(monitorConfirmCopy.open.refused, () =>
    tryEntry(c, (client) => client.send('confirmMonitor', { token })),
  );
  if (entry.kind === 'done') {
    const { state, isHere } = entry.data;
    const response = await render(c, 200, state === 'log-in' ? { state } : { state, isHere });
    for (const cookie of entry.setCookies) response.headers.append('set-cookie', cookie);
    return response;
  }
  const error = refusedForNow(entry);
  if (error === null) return render(c, entry.status, { state: 'over', isCut: false });
  return withWait(await render(c, entry.status, { state: 'open', token, error }), entry);
}

async function showLink(c: EdgeContext, token: string): Promise<Response> {
  if (token === '') return render(c, 400, { state: 'over', isCut: true });
  const pending = await loadPageData(() =>
    refusingBots(monitorConfirmCopy.open.refused, () =>
      nullForOver(createOriginClient(c).send('pendingMonitor', { token })),
    ),
  );
  if (pending === null) return render(c, 410, { state: 'over', isCut: false });
  const { state } = pending;
  return render(c, 200, state === 'open' ? { state, token, error: null } : { state });
}

function render(c: EdgeContext, status: number, view: View): Promise<Response> {
  return renderPage(c, status, {
    head: accountHead('monitor-confirm'),
    // The page's own path holds the token, which no link may repeat.
    site: { ...anonymousSite(c), path: paths.home() },
    page: { kind: 'monitor-confirm', view },
  });
}
