import type { DoNotSellPageModel } from '../../../client/pages/do-not-sell/do-not-sell-model.ts';
import { limitedText } from '../../../shared/copy/account/wait.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { type SaleDone, doNotSellCopy as words } from '../../../shared/copy/removal/do-not-sell.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { emailField } from '../../../shared/forms/text-rules.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EntryRefused, withWait } from '../../account/try-entry.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { savedChoice } from '../../cookies/consent.ts';
import { saveChoices } from '../../cookies/save-choice.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { sendsOptOut } from '../../input/opt-out-signal.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { doNotSellHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: an action and an address. */
const FORM_MAX_BYTES = 4 * 1024;
const checkEmail = emailField({ max: EMAIL_MAX });

type More = Partial<Pick<DoNotSellPageModel, 'email' | 'emailError' | 'problem'>>;

/** GET /do-not-sell: what the signal, this browser and the account say now; `?done=` is what a form has just done. */
export async function doNotSell(c: EdgeContext): Promise<Response> {
  return show(c, 200);
}

/** POST of one of its buttons: 303 to the page without it. Neither of them asks who somebody is. */
export async function submitDoNotSell(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const action = form.get('action');
  switch (action) {
    case 'browser-out':
    case 'browser-in':
      saveChoices(c, { C0004: action === 'browser-out' ? false : null });
      return done(c, action);
    case 'account-out':
    case 'account-in':
      return chooseForAccount(c, action);
    case 'mailbox':
    case 'mailbox-undo':
      return chooseForMailbox(c, action, (form.get('email') ?? '').trim());
    default:
      throw new Refusal(400, 'This form does not say what to do.');
  }
}

const done = (c: EdgeContext, what: SaleDone) => c.redirect(paths.doNotSell({ done: what }), 303);

async function chooseForAccount(c: EdgeContext, action: 'account-out' | 'account-in'): Promise<Response> {
  const call = action === 'account-out' ? 'doNotSell' : 'allowSale';
  const entry = await tryRemoval(c, words.problems.refused, (client) => client.send(call, {}));
  if (entry.kind === 'done') return done(c, action);
  return showRefused(c, entry, {});
}

async function chooseForMailbox(c: EdgeContext, action: 'mailbox' | 'mailbox-undo', email: string): Promise<Response> {
  const isUndo = action === 'mailbox-undo';
  const error = checkEmail(email);
  if (error !== null) return show(c, 400, { email, emailError: { form: isUndo ? 'undo' : 'records', text: error } });
  if (isUndo) {
    const entry = await tryRemoval(c, words.problems.refused, (client) => client.send('allowSale', { email }));
    return entry.kind === 'done' ? done(c, 'undo-mailed') : showRefused(c, entry, { email });
  }
  const entry = await tryRemoval(c, words.problems.refused, (client) => client.send('doNotSell', { email }));
  if (entry.kind !== 'done') return showRefused(c, entry, { email });
  const { reference } = entry.data;
  return reference === null
    ? done(c, 'account-out')
    : c.redirect(paths.privacyRequest({ reference, done: 'sent' }), 303);
}

async function showRefused(c: EdgeContext, entry: EntryRefused, more: More): Promise<Response> {
  const { status, isLimit, waitSeconds } = entry;
  const enough = isLimit ? limitedText(waitSeconds) : words.problems.enough;
  const problem = removalRefusal(entry, enough) ?? words.problems.loggedOut;
  return withWait(await show(c, status, { ...more, problem }), entry);
}

async function show(c: EdgeContext, status: number, more: More = {}): Promise<Response> {
  const [viewer, { account }] = await Promise.all([
    loadViewer(c),
    c.get('session') === null ? { account: null } : loadPageData(() => createOriginClient(c).get('saleChoice', {})),
  ]);
  const search = c.get('url').searchParams.get('done') ?? '';
  return renderPage(c, status, {
    head: doNotSellHead(siteOrigin(c), status === 200 && c.get('url').search === ''),
    site: siteFor(c, viewer),
    page: {
      kind: 'do-not-sell',
      hasSignal: sendsOptOut(c.req.raw.headers),
      isBrowserOut: savedChoice(c, 'C0004') === false,
      account: account === null ? null : describeAccount(account),
      done: status === 200 && Object.hasOwn(words.done, search) ? (search as SaleDone) : null,
      ...{ email: viewer?.primaryEmail ?? '', emailError: null, problem: null, ...more },
    },
  });
}

function describeAccount({
  isOptedOut,
  source,
  since,
}: {
  readonly isOptedOut: boolean;
  readonly source: 'form' | 'signal' | 'request' | null;
  readonly since: number | null;
}): DoNotSellPageModel['account'] {
  return isOptedOut && source !== null && since !== null
    ? { isOut: true, source, since: formatDay(since) }
    : { isOut: false };
}
