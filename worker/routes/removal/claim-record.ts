import type { ClaimRecordPageModel } from '../../../client/pages/claim-record/claim-record-model.ts';
import { calls } from '../../../shared/contract/calls.ts';
import type { ClaimedRecord } from '../../../shared/contract/claims.ts';
import { claimedCopy as words } from '../../../shared/copy/removal/claim.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { visitorClock } from '../../account/visitor-clock.ts';
import type { EdgeContext } from '../../context.ts';
import { passableCookies } from '../../cookies/session-cookie.ts';
import { loadPageData, NotListed, Refusal } from '../../failures/errors.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { OriginProblem } from '../../origin-client/errors.ts';
import { type ClaimRefusal, tryClaim } from '../../removal/try-claim.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite } from '../../render/site-model.ts';
import { removalHead } from '../../seo/removal-heads.ts';

/** Longest form we read, in bytes: an action and a fact. */
const FORM_MAX_BYTES = 4 * 1024;
const DONE = ['hidden', 'shown', 'kept', 'suggested', 'before'] as const;
type Done = (typeof DONE)[number];
type Notice = ClaimRecordPageModel['notice'];

/** GET /claim/record: everything on record about whoever has proven a claim, and what has just happened (`?done=`). */
export async function claimRecord(c: EdgeContext): Promise<Response> {
  const asked = c.get('url').searchParams.get('done');
  const done = DONE.find((one) => one === asked);
  return show(c, 200, done === undefined ? null : { tone: done === 'kept' ? 'info' : 'ok', text: words.done[done] });
}

/** POST of a button: hides or shows something, or ends the claim; 303 to the record. */
export async function submitClaimRecord(c: EdgeContext): Promise<Response> {
  const form = await readForm(c.req.raw, FORM_MAX_BYTES);
  const act = form.get('act');
  if (act === 'leave') return leave(c);
  if (act !== 'hide' && act !== 'show') throw new Refusal(400, words.problems.failed);
  const body = calls.hideClaimed.body.safeParse(readThing(form));
  if (!body.success) throw new Refusal(400, words.problems.failed);
  const tried =
    act === 'hide'
      ? await tryClaim(c, async (client) => {
          await client.send('hideClaimed', body.data);
          return { data: 'hidden' as Done };
        })
      : await tryClaim(c, async (client) => ({
          data: (await client.send('showClaimed', body.data)).data.state as Done,
        }));
  if (tried.kind === 'done') return c.redirect(paths.claimRecord({ done: tried.data }), 303);
  if (tried.status === 401) return ended(c);
  return show(c, tried.status === 403 ? 403 : tried.status, { tone: 'error', text: problemOf(tried.status) });
}

/** A part, or a fact by its kind, as the buttons send them. */
function readThing(form: URLSearchParams): unknown {
  const part = form.get('part');
  if (part !== null) return { part };
  const [kind, value] = [form.get('kind'), form.get('value') ?? ''];
  if (kind === 'address') return { fact: { kind, id: value } };
  return { fact: kind === 'phone' ? { kind, number: value } : { kind, email: value } };
}

function problemOf(status: ClaimRefusal): string {
  if (status === 404) return words.problems.missing;
  return status === 429 ? words.problems.tooOften : words.problems.failed;
}

async function leave(c: EdgeContext): Promise<Response> {
  const { setCookies } = await createOriginClient(c).send('endClaim', undefined);
  const response = c.redirect(`${paths.claim()}?left=1`, 303);
  for (const cookie of passableCookies(setCookies, c.get('settings').isLocal))
    response.headers.append('set-cookie', cookie);
  return response;
}

/** Where a page of a claim leads once the claim has ended. */
export function ended(c: EdgeContext): Response {
  return c.redirect(`${paths.claim()}?ended=1`, 303);
}

/**
 * The record of the claim of this browser; null if the claim has ended.
 *
 * @throws NotListed if the record is gone
 */
export async function loadClaimed(c: EdgeContext): Promise<ClaimedRecord | null> {
  return loadPageData(async () => {
    try {
      return await createOriginClient(c).get('claimedRecord', {});
    } catch (error) {
      if (!(error instanceof OriginProblem)) throw error;
      if (error.status === 401) return null;
      if (error.status === 404) throw new NotListed({ ...words.gone, link: { text: words.leave, href: paths.home() } });
      throw error;
    }
  });
}

async function show(c: EdgeContext, status: number, notice: Notice): Promise<Response> {
  const claimed = await loadClaimed(c);
  if (claimed === null) return ended(c);
  const until = visitorClock(c, null, Date.now()).format(claimed.expiresAt);
  return renderPage(c, status, {
    head: removalHead('claim-record'),
    site: { ...anonymousSite(c), path: paths.claimRecord() },
    page: { kind: 'claim-record', claimed, until, notice },
  });
}
