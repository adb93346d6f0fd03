import { unknownOffers } from '../../../client/pages/person/registry/read-offer.ts';
import type { PersonLateParts } from '../../../shared/contract/person/late-parts.ts';
import type { Slot } from '../../../shared/funnels/funnel-values.ts';
import { hasOpenReport } from '../../../shared/people/open-report.ts';
import { takeFirst } from '../../../shared/records/first-records.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { ownReceipt } from '../../checkout/own-receipt.ts';
import { type EdgeContext, isHead, paramsOf, pathWithQuery } from '../../context.ts';
import type { EdgeBindings } from '../../env.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { logEvent } from '../../failures/log.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { ONLY_A_PAGE } from '../../middleware/same-origin.ts';
import { beginView, reportView } from '../../person/hard-stop.ts';
import { keptPagesOf } from '../../person/kept-pages.ts';
import { ladderLookups } from '../../person/ladder-lookups.ts';
import { type CriticalData, type Found, loadCounts, loadCritical, wantsCounts } from '../../person/load-person.ts';
import { loadFirstRecords, loadWholeReport } from '../../person/load-report.ts';
import { keyOf, type PersonPageInput, personPageInput } from '../../person/page-input.ts';
import { type PersonFlags, parsePersonFlags } from '../../person/person-flags.ts';
import { type PersonAnswer, personPage } from '../../person/person-page.ts';
import { renderPrint } from '../../person/print-page.ts';
import { renderRecord } from '../../person/record-page.ts';
import { renderRecordList } from '../../person/records-page.ts';
import { climbLadder, redirectForUnknown } from '../../person/redirect-ladder.ts';
import { noteShownAgain } from '../../person/shown-again.ts';
import { decideStateFlags, describeStateFlagRequest } from '../../person/state-flags.ts';
import { aboutSite, aboutSiteNow } from '../../render/about-site.ts';
import { renderPage, renderWhole, sendPage } from '../../render/render-page.tsx';

/** GET /name/{name}/{location}/{id}: a rung of the ladder, or the page (P2-031, P8-002, P8-005). */
export async function person(c: EdgeContext): Promise<Response> {
  const params = paramsOf(c, 'person');
  const url = c.get('url');
  const flags = parsePersonFlags(url.searchParams);
  const target = await loadPageData(() => climbLadder(params, flags, ladderLookups(c)));
  if (target !== null) return c.redirect(target, 301);

  const stateFlags = decideStateFlags(flags, describeStateFlagRequest(c));
  if (stateFlags.isPutOff) return c.body(null, 503);
  noteShownAgain(c, params.id);
  // A link from a message counts like a button. Without a token, only the page that follows one of our forms has flags
  // to act on: the form was already counted, and repeating it changes nothing. A client that merely claims to come from
  // here looks the same, but its lists are limited all the same.
  if (stateFlags.linkToken !== null) await takeFromLimit(c, 'write');

  const isPart = flags.isPrint || flags.isRecordList || flags.record !== null;
  // A variant by flags is rarely asked for twice.
  const isKept = url.search === '' && !isHead(c);
  const pages = keptPagesOf(c.env);
  // Until the origin says something about the site, no kept page is known to hold.
  const aboutNow = aboutSiteNow(c);
  const kept = isKept && aboutNow !== null ? pages.get(keyOf(personPageInput(c, aboutNow))) : null;
  const decideView = beginView(c, params.id);
  const receipt = ownReceipt(c, flags.receiptId);
  const critical = await loadPageData(() =>
    loadCritical(c, params.id, {
      flags,
      stateFlags,
      // A campaign has counts of its own (F7-01).
      isInParts: !isHead(c) && !isPart && flags.eid === undefined,
      kept,
    }),
  );
  const input = personPageInput(c, await aboutSite(c));
  c.set('mayHoldAds', input.botClass === 'human' && !input.refusesAds && !flags.isAdFree);
  const key = isKept ? keyOf(input) : null;
  if (critical.kind === 'unknown') {
    if (key !== null) pages.delete(key);
    return c.redirect(redirectForUnknown(params, flags), 301);
  }
  if (critical.kind !== 'found' && critical.kind !== 'unchanged') return withoutPage(c, critical.kind);
  const view = await decideView(critical);
  if (view !== 'counts' && view !== 'free') return withoutPage(c, view);
  const paid = await receipt;
  const paidFlags = { receiptId: paid?.id ?? null, isPlanPaid: paid?.isForPlan ?? false };
  const response = await showPerson(c, critical, { flags: { ...flags, ...paidFlags }, input, key });
  if (view === 'counts') reportView(c, params.id);
  return response;
}

interface Asked {
  readonly flags: PersonFlags;
  readonly input: PersonPageInput;
  /** under which the page may be kept; null: it may not */
  readonly key: string | null;
}

async function showPerson(
  c: EdgeContext,
  critical: Extract<CriticalData, { kind: 'found' | 'unchanged' }>,
  { flags, input, key }: Asked,
): Promise<Response> {
  if (critical.kind === 'unchanged') {
    allowRevalidation(c);
    c.set('isKeptPage', true);
    return sendPage(c, 200, critical.page.html);
  }
  if (flags.isPrint) return renderPrint(c, critical.details, flags);
  if (flags.record !== null) return renderRecord(c, critical.details, flags.record, flags);
  if (flags.isRecordList) return renderRecordList(c, critical.details, flags);

  const loading = startLate(c, critical, flags);
  const answer = mustWait(c, critical, flags)
    ? await wholeAnswer(c, critical, flags, loading)
    : shellOf(c, critical, flags);
  allowRevalidation(c);
  const rendered = personPage(answer, { input, flags, asks: critical.asks }, c.get('settings'));
  reportUnknownOffers(c, unknownOffers(rendered.page));
  if (answer.counts === 'late' || answer.related === 'late') return renderPage(c, 200, rendered, loading);
  const pages = keptPagesOf(c.env);
  if (key === null || critical.entityTag === null || !pages.isAskedAgain(key)) return renderPage(c, 200, rendered);
  const html = await renderWhole(c, rendered);
  pages.put(key, { entityTag: critical.entityTag, isStoppable: critical.isStoppable, html });
  return sendPage(c, 200, html);
}

/** The answer for a view that is refused: past the hard stop it leads to what a plan costs (P2-035, P4-058). */
function withoutPage(c: EdgeContext, why: 'blocked' | 'not-ahead-of-the-click' | 'not-a-page'): Response {
  switch (why) {
    case 'blocked':
      return c.redirect(paths.checkoutUnlimitedSummary({ path: pathWithQuery(c) }), 302);
    case 'not-ahead-of-the-click':
      return c.body(null, 503);
    case 'not-a-page':
      throw new Refusal(403, ONLY_A_PAGE);
  }
}

const NOTHING_LATE: PersonLateParts = { counts: null, related: null, background: null };

/** The late parts: from the same answer, or the counts by a call of their own. Never rejects. */
async function startLate(c: EdgeContext, { late, details }: Found, flags: PersonFlags): Promise<PersonLateParts> {
  if (late !== undefined) return (await late) ?? NOTHING_LATE;
  const counts = wantsCounts(c, flags) ? await loadCounts(c, details.results.id, flags.eid) : null;
  return { counts, related: details.relatedPeople, background: null };
}

/**
 * Whether the page is made in one piece: its late parts are here, or it has no use for a shell without them. Bots and
 * readers without JavaScript take one document, and an open report shows records at once.
 */
function mustWait(c: EdgeContext, { details, isComplete }: Found, flags: PersonFlags): boolean {
  return isComplete || !wantsCounts(c, flags) || flags.isFull || hasOpenReport(details);
}

function shellOf(c: EdgeContext, { details, late }: Found, flags: PersonFlags): PersonAnswer {
  const counts = wantsCounts(c, flags) ? 'late' : null;
  return { details, related: late === undefined ? details.relatedPeople : 'late', counts, background: null };
}

async function wholeAnswer(
  c: EdgeContext,
  { details }: Found,
  flags: PersonFlags,
  loading: Promise<PersonLateParts>,
): Promise<PersonAnswer> {
  const { counts, related, background } = await loading;
  const isWanted = wantsCounts(c, flags);
  return {
    details,
    related,
    counts: isWanted ? (counts ?? 'missing') : null,
    background: isWanted && hasOpenReport(details) ? await recordsOf(c, details.results.id, flags, background) : null,
  };
}

/** The records of an open report: all of them for full=1, otherwise the first, by a call if they did not come along. */
async function recordsOf(
  c: EdgeContext,
  personId: string,
  flags: PersonFlags,
  background: PersonLateParts['background'],
): Promise<PersonAnswer['background']> {
  if (flags.isFull) return loadWholeReport(c, personId);
  return background === null ? loadFirstRecords(c, personId) : takeFirst(background);
}

const reported = new WeakMap<EdgeBindings, Set<Slot>>();

/** The page leaves these slots out; someone has to check the registry. Once per isolate and slot (P6-058, P8-022). */
function reportUnknownOffers(c: EdgeContext, unknown: readonly Slot[]): void {
  const slots = reported.get(c.env) ?? new Set();
  for (const slot of unknown) {
    if (!slots.has(slot)) logEvent(c, 'unknown_call_to_action', { slot });
    slots.add(slot);
  }
  reported.set(c.env, slots);
}
