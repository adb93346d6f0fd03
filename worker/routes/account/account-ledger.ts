import { describeLedger } from '../../account/describe-ledger.ts';
import { loadOwn, toLogIn } from '../../account/load-own.ts';
import type { EdgeContext } from '../../context.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

/** How many entries the page shows until the reader asks for all. */
const ROWS_SHOWN = 50;

/** GET /account/ledger: what every lookup and credit was used for. */
export async function accountLedger(c: EdgeContext): Promise<Response> {
  const own = await loadOwn(c, () => createOriginClient(c).get('ledger', {}));
  if (own === null) return toLogIn(c);
  const { entries, isCut } = own.data;
  const all = describeLedger(entries, own.viewer);
  const rows = c.get('url').searchParams.get('all') === '1' ? all : all.slice(0, ROWS_SHOWN);
  return renderPage(c, 200, {
    head: accountHead('account-ledger'),
    site: siteFor(c, own.viewer),
    page: { kind: 'account-ledger', rows, more: all.length - rows.length, isCut },
  });
}
