import type { AccountDataPageModel } from '../../../client/pages/account-data/account-data-model.ts';
import { accountDataCopy as words } from '../../../shared/copy/account/account-data.ts';
import { PASSWORD_MAX } from '../../../shared/forms/account-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { attemptChange } from '../../account/attempt-change.ts';
import { describeUnchanged, UNTOUCHED, type Unchanged } from '../../account/confirm-form.ts';
import { redirectWithCookies } from '../../account/entry-form.ts';
import { loadOwn, loadWhole, toLogIn } from '../../account/load-own.ts';
import type { EdgeContext } from '../../context.ts';
import { forgetBrowser, passableCookies } from '../../cookies/session-cookie.ts';
import { Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite, siteFor } from '../../render/site-model.ts';
import { accountDeletedHead, accountHead } from '../../seo/account-heads.ts';

/** Longest form we read, in bytes: a box and a password. */
const FORM_MAX_BYTES = 4 * 1024;

/** GET /account/data: what we store about the viewer; or, after a deletion, that it is done. */
export function accountData(c: EdgeContext): Promise<Response> {
  const isDeleted = c.get('url').searchParams.get('deleted') === '1' && c.get('session') === null;
  if (isDeleted)
    return renderPage(c, 200, {
      head: accountDeletedHead(),
      site: { ...anonymousSite(c), path: paths.home() },
      page: { kind: 'account-deleted' },
    });
  return showData(c, () => ({ agrees: false, agreeError: null, ...UNTOUCHED }));
}

/** GET /account/export: all of it as a file. */
export async function accountExport(c: EdgeContext): Promise<Response> {
  const own = await loadWhole(c, () => createOriginClient(c).get('exportUser', {}));
  if (own instanceof Response) return own;
  const { exportedAt, data } = own.data;
  const exported = new Date(exportedAt).toISOString();
  c.header('content-disposition', `attachment; filename="${words.download.fileName(exported.slice(0, DAY_LENGTH))}"`);
  c.header('content-type', 'application/json; charset=utf-8');
  return c.body(JSON.stringify({ exportedAt: exported, ...data }, null, 2));
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** POST of the page's form: deletes the account, or says what is missing. */
export async function submitAccountData(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  if (form.get('action') !== 'delete') throw new Refusal(400, 'This form cannot be read.');
  if (form.get('agrees') !== 'yes')
    return showData(c, () => ({ agrees: false, agreeError: words.deletion.mustAgree, ...UNTOUCHED, status: 400 }));
  const typed = form.get('password') ?? '';
  const password = typed === '' ? undefined : typed.slice(0, PASSWORD_MAX);
  const change = await attemptChange(() =>
    createOriginClient(c).send('deleteUser', password === undefined ? {} : { password }),
  );
  if (change.kind === 'logged-out') return toLogIn(c);
  if (change.kind !== 'done')
    return showData(c, (viewer) => ({
      agrees: true,
      agreeError: null,
      ...describeUnchanged(change, viewer, { typed: password, redirect: paths.accountData() }),
    }));
  const setCookies = passableCookies(change.setCookies, c.get('settings').isLocal);
  const response = redirectWithCookies(c, paths.accountData({ isDeleted: true }), setCookies);
  forgetBrowser(response.headers, c.req.header('cookie') ?? null, c.get('settings').isLocal);
  return response;
}

type Decided = AccountDataPageModel['form'] & Pick<Unchanged, 'status'>;

async function showData(
  c: EdgeContext,
  decide: (viewer: { readonly hasPassword?: boolean | undefined }) => Decided,
): Promise<Response> {
  // The page needs nothing but the viewer.
  const own = await loadOwn(c, async () => null);
  if (own === null) return toLogIn(c);
  const { viewer } = own;
  if (viewer.scope === 'purchase') return c.redirect(paths.account(), 303);
  const { status, ...form } = decide(viewer);
  return renderPage(c, status, {
    head: accountHead('account-data'),
    site: siteFor(c, viewer),
    page: { kind: 'account-data', email: viewer.primaryEmail, form },
  });
}
