import type { ClaimPageModel } from '../../../client/pages/claim/claim-model.ts';
import type { ClaimChannel } from '../../../shared/contract/claims.ts';
import { claimCopy as words } from '../../../shared/copy/removal/claim.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import {
  type ClaimValues,
  checkClaim,
  readClaimChannel,
  readCode,
  readNationalNumber,
} from '../../../shared/forms/claim-form.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { withWait } from '../../account/try-entry.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { findByLegacyId, loadSubject } from '../../removal/load-subject.ts';
import { type NamedPage, readNamedPage } from '../../removal/named-page.ts';
import { removalRefusal, tryRemoval } from '../../removal/try-removal.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite, loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags } from '../../seo/page-heads.ts';
import { claimHead, removalHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: a path, an address and a number, or a token and a code. */
const FORM_MAX_BYTES = 12 * 1024;
/** Longest link that comes back as it was pasted, in characters. */
const LINK_SHOWN_MAX = 2_000;
/** What stands for a claim, as the origin makes it. */
const CLAIM = /^[\w-]{43}$/;
const NO_VALUES: ClaimValues = { channel: 'email', email: '', phone: '' };

type View = ClaimPageModel['view'];
type AskView = Extract<View, { state: 'ask' }>;
type PersonPage = Extract<NamedPage, { kind: 'person' }>;

/** GET /claim: where the code should go, for the page at `path`, which may be a link or an id; without one, the page's link. */
export async function claim(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.get('url');
  const link = (searchParams.get('path') ?? '').trim();
  const notice = searchParams.has('ended') ? words.ended : searchParams.has('left') ? words.left : null;
  if (link === '') return renderFind(c, 200, { link, error: null, notice });
  const page = await findMeant(c, link);
  if (page === null)
    return renderFind(c, 400, { link: link.slice(0, LINK_SHOWN_MAX), error: words.find.notAPage, notice });
  return renderAsk(c, 200, page, { notice });
}

/** POST of the form: asks for a code. What follows is alike for every page, address and number. */
export async function submitClaim(c: EdgeContext): Promise<Response> {
  const sent = await readForm(c.req.raw, FORM_MAX_BYTES);
  const link = (sent.get('path') ?? '').trim();
  const page = await findMeant(c, link);
  if (page === null)
    return renderFind(c, 400, { link: link.slice(0, LINK_SHOWN_MAX), error: words.find.notAPage, notice: null });
  const values = {
    channel: readClaimChannel(sent.get('channel')),
    email: (sent.get('email') ?? '').trim().slice(0, EMAIL_MAX + 1),
    phone: (sent.get('phone') ?? '').trim().slice(0, EMAIL_MAX),
  };
  const again = (status: number, more: Partial<AskView>) => renderAsk(c, status, page, { values, ...more });
  const errors = checkClaim(values);
  const { channel } = values;
  if (channel === null || Object.keys(errors).length > 0) return again(400, { errors });
  const number = readNationalNumber(values.phone) ?? '';
  const body =
    channel === 'email'
      ? ({ personId: page.id, channel, value: values.email } as const)
      : ({ personId: page.id, channel, value: number } as const);
  const entry = await tryRemoval(c, words.ask.refused, (client) => client.send('sendClaimCode', body));
  if (entry.kind === 'done') {
    const { claim: token } = entry.data;
    return c.redirect(paths.claimCode({ claim: token, personPath: page.path, channel }), 303);
  }
  const problem = entry.status === 409 ? words.ask.noTextsNow : removalRefusal(entry, words.ask.enough);
  return withWait(await again(entry.status, { problem: problem ?? words.ask.enough }), entry);
}

/** GET /claim/code: where the code is typed. It looks nothing up, so it is alike for every claim. */
export async function claimCode(c: EdgeContext): Promise<Response> {
  const { searchParams } = c.get('url');
  const asked = readAsked(c, searchParams);
  return asked === null ? c.redirect(paths.claim(), 303) : renderCode(c, 200, asked, {});
}

/** POST of the code: 303 to the record, with the claim's cookie. */
export async function submitClaimCode(c: EdgeContext): Promise<Response> {
  const sent = await readForm(c.req.raw, FORM_MAX_BYTES);
  const asked = readAsked(c, sent);
  if (asked === null) return c.redirect(paths.claim(), 303);
  const code = readCode(sent.get('code') ?? '');
  if (code === null) return renderCode(c, 400, asked, { error: words.code.unreadable });
  const entry = await tryRemoval(c, words.ask.refused, (client) =>
    client.send('verifyClaim', { claim: asked.claim, code }),
  );
  if (entry.kind === 'refused') {
    const problem = removalRefusal(entry, words.ask.enough) ?? words.ask.enough;
    return withWait(await renderCode(c, entry.status, asked, { problem }), entry);
  }
  const { state, triesLeft } = entry.data;
  if (state === 'wrong') return renderCode(c, 403, asked, { error: words.code.wrong(triesLeft) });
  if (state === 'over') return renderView(c, 410, { state: 'over', path: asked.path });
  const response = c.redirect(paths.claimRecord(), 303);
  for (const cookie of entry.setCookies) response.headers.append('set-cookie', cookie);
  return response;
}

interface Asked {
  readonly claim: string;
  readonly path: string;
  readonly channel: ClaimChannel;
}

/** null for what no form of ours sends. */
function readAsked(c: EdgeContext, from: URLSearchParams): Asked | null {
  const token = from.get('claim') ?? '';
  const channel = readClaimChannel(from.get('channel'));
  const page = readNamedPage(from.get('path') ?? '', siteOrigin(c));
  if (!CLAIM.test(token) || channel === null) return null;
  return { claim: token, channel, path: page.kind === 'person' ? page.path : '' };
}

/** The page of a person that a link means, whether or not there is one. */
async function findMeant(c: EdgeContext, link: string): Promise<PersonPage | null> {
  const page = readNamedPage(link, siteOrigin(c));
  if (page.kind === 'person') return page;
  const id = page.kind === 'legacy' ? await findByLegacyId(c, page.id) : null;
  const found = id === null ? null : readNamedPage(id, siteOrigin(c));
  return found?.kind === 'person' ? found : null;
}

async function renderAsk(c: EdgeContext, status: number, page: PersonPage, more: Partial<AskView>): Promise<Response> {
  const [subject, { channels }] = await Promise.all([
    loadSubject(c, page.id, page.path),
    loadPageData(() => createOriginClient(c, { session: null }).get('claimWays', {})),
  ]);
  const empty = { values: NO_VALUES, errors: {}, problem: null, notice: null };
  return renderView(c, status, { state: 'ask', subject, channels, ...empty, ...more });
}

function renderFind(
  c: EdgeContext,
  status: number,
  more: Pick<Extract<View, { state: 'find' }>, 'link' | 'error' | 'notice'>,
): Promise<Response> {
  return renderView(c, status, { state: 'find', origin: siteOrigin(c), ...more });
}

function renderCode(
  c: EdgeContext,
  status: number,
  asked: Asked,
  more: Partial<Pick<Extract<View, { state: 'code' }>, 'error' | 'problem'>>,
): Promise<Response> {
  return renderView(c, status, { state: 'code', ...asked, error: null, problem: null, ...more });
}

async function renderView(c: EdgeContext, status: number, view: View): Promise<Response> {
  if (view.state === 'code' || view.state === 'over')
    return renderPage(c, status, {
      head: removalHead('claim-code'),
      // The path holds what stands for the claim, which no link may repeat.
      site: { ...anonymousSite(c), path: paths.claim() },
      page: { kind: 'claim', view },
    });
  const isPlain = view.state === 'find' && !hasFlags(c.get('url').searchParams);
  return renderPage(c, status, {
    head: claimHead(siteOrigin(c), isPlain),
    site: siteFor(c, await loadViewer(c)),
    page: { kind: 'claim', view },
  });
}
