import { paths } from '../../../shared/urls/paths.ts';
import type { AdSettings } from '../../ads/ad-settings.ts';
import { pageAskedFrom, wayBackFrom } from '../../consent/back-to-page.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowsAdvertising, allowsAnalytics, consentModeHere, savedChoice } from '../../cookies/consent.ts';
import type { Choices } from '../../cookies/consent-cookie.ts';
import { noteAsked, saveChoices } from '../../cookies/save-choice.ts';
import { Refusal } from '../../failures/errors.ts';
import { logEvent, messageOf } from '../../failures/log.ts';
import { sendsOptOut } from '../../input/opt-out-signal.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askingNothing, loadViewer, siteFor } from '../../render/site-model.ts';
import { cookieChoicesHead } from '../../seo/page-heads.ts';

/** Longest form we read, in bytes: an answer, two boxes and a path. */
const FORM_MAX_BYTES = 8 * 1024;

/** GET /cookie-choices: what this browser has chosen, and the form that changes it. Readers are not asked twice. */
export async function cookieChoices(c: EdgeContext): Promise<Response> {
  const [viewer, isAccountOut] = await Promise.all([loadViewer(c), isAccountOptedOut(c)]);
  const { searchParams, search } = c.get('url');
  return renderPage(c, 200, {
    head: cookieChoicesHead(siteOrigin(c), search === ''),
    site: askingNothing(siteFor(c, viewer)),
    page: {
      kind: 'cookie-choices',
      allows: { analytics: allowsAnalytics(c), advertising: allowsAdvertising(c) && !isAccountOut },
      isUnasked: savedChoice(c, 'C0002') === null && savedChoice(c, 'C0004') === null,
      mode: consentModeHere(c),
      hasSignal: sendsOptOut(c.req.raw.headers),
      isAccountOut,
      isSaved: searchParams.get('done') === 'saved',
      back: wayBackFrom(c, searchParams.get('back')),
      adHosts: adHostsOf(c.get('settings').ads),
    },
  });
}

/**
 * POST of that form: 303 to the page, which says what is saved. POST of the banner: 303 to the page it was on. A browser
 * that sends Global Privacy Control may refuse advertising, but not allow it: the signal wins, and leaves what it chose
 * without the signal as it was.
 */
export async function submitCookieChoices(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const { C0002, C0004 } = choicesOf(form);
  const isLeft = sendsOptOut(c.req.raw.headers) && form.get('answer') !== 'none';
  saveChoices(c, isLeft ? { C0002 } : { C0002, C0004 });
  noteAsked(c);
  const back = form.get('back');
  return form.get('from') === 'choices'
    ? c.redirect(paths.cookieChoices({ done: 'saved', back: wayBackFrom(c, back ?? '') }), 303)
    : c.redirect(pageAskedFrom(c, back), 303);
}

/** @throws Refusal 400 for a form without an answer */
function choicesOf(form: URLSearchParams): Required<Choices> {
  switch (form.get('answer')) {
    case 'all':
      return { C0002: true, C0004: true };
    case 'none':
      return { C0002: false, C0004: false };
    case 'own':
      return { C0002: form.has('analytics'), C0004: form.has('advertising') };
    default:
      throw new Refusal(400, 'This form does not say what to do.');
  }
}

/** Every host that an ad's frame and its scripts come from, once. */
function adHostsOf(ads: AdSettings | null): readonly string[] {
  if (ads === null) return [];
  const urls = [ads.frameOrigin, ads.scriptUrl, ads.bidScriptUrl, ads.pubmaxScriptUrl];
  return [...new Set(urls.flatMap((url) => (url === null ? [] : new URL(url).host)))];
}

/** Whether the account has asked not to be sold or shared. The page is of use without knowing. */
async function isAccountOptedOut(c: EdgeContext): Promise<boolean> {
  if (c.get('session') === null) return false;
  try {
    return (await createOriginClient(c).get('saleChoice', {})).account?.isOptedOut === true;
  } catch (error) {
    logEvent(c, 'sale_choice_unknown', { message: messageOf(error) });
    return false;
  }
}
