import type { PersonPageModel } from '../../../client/pages/person/person-model.ts';
import { unknownOffers } from '../../../client/pages/person/registry/read-offer.ts';
import type { Slot } from '../../../shared/funnels/funnel-values.ts';
import { hasOpenReport } from '../../../shared/people/report-state.ts';
import { formatLocation, parseLocation, placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, paramsOf, siteOrigin, variantsShown } from '../../context.ts';
import type { EdgeBindings } from '../../env.ts';
import { loadPageData } from '../../failures/errors.ts';
import { logEvent } from '../../failures/log.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { ladderLookups } from '../../person/ladder-lookups.ts';
import { type CriticalData, loadCritical, loadDeferred, wantsCounts } from '../../person/load-person.ts';
import { loadFirstRecords, loadWholeReport } from '../../person/load-report.ts';
import { type PersonFlags, parsePersonFlags } from '../../person/person-flags.ts';
import { renderPrint } from '../../person/print-page.ts';
import { renderRecord } from '../../person/record-page.ts';
import { climbLadder, redirectForUnknown } from '../../person/redirect-ladder.ts';
import { decideLogIn, decideStateFlags, describeStateFlagRequest } from '../../person/state-flags.ts';
import { renderPage } from '../../render/render-page.tsx';
import { siteFor } from '../../render/site-model.ts';
import { personHead, personPathOf } from '../../seo/person-head.ts';

/** GET /name/{name}/{location}/{id}: a rung of the ladder, or the page (P2-031, P8-002, P8-005). */
export async function person(c: EdgeContext): Promise<Response> {
  const params = paramsOf(c, 'person');
  const flags = parsePersonFlags(c.var.url.searchParams);
  const target = await loadPageData(() => climbLadder(params, flags, ladderLookups(c)));
  if (target !== null) return c.redirect(target, 301);

  const stateFlags = decideStateFlags(flags, describeStateFlagRequest(c));
  if (stateFlags.isPutOff) return c.body(null, 503);
  // A link from a message counts like a button. Without a token, only the page that follows one of our forms has flags
  // to act on: the form was already counted, and repeating it changes nothing. A client that merely claims to come from
  // here looks the same, but its lists are limited all the same.
  if (stateFlags.linkToken !== null) await takeFromLimit(c, 'write');

  // Counts are requested alongside the details, but second: while the breaker tries the origin with one call, that must
  // be the call the page cannot do without.
  const loading = loadPageData(() => loadCritical(c, params.id, flags, stateFlags));
  const isPart = flags.isPrint || flags.record !== null;
  const deferred = wantsCounts(c, flags) && !isPart ? loadDeferred(c, params.id, flags) : undefined;
  const critical = await loading;
  switch (critical.kind) {
    case 'unknown':
      return c.redirect(redirectForUnknown(params, flags), 301);
    case 'not-ahead-of-the-click':
      return c.body(null, 503);
  }

  if (flags.isPrint) return renderPrint(c, critical.details);
  if (flags.record !== null) return renderRecord(c, critical.details, flags.record, flags.hasUnderstood);

  const isOpen = deferred !== undefined && hasOpenReport(critical.details);
  const background = isOpen ? await (flags.isFull ? loadWholeReport : loadFirstRecords)(c, params.id) : null;
  // By the time an open report's records are here, so are the counts, which were requested first.
  const counts =
    deferred === undefined ? null : flags.isFull || isOpen ? ((await deferred).counts ?? 'missing') : 'late';
  allowRevalidation(c);
  const rendered = pageOf(c, critical, flags, { counts, background });
  reportUnknownOffers(c, unknownOffers(rendered.page));
  return renderPage(c, 200, rendered, counts === 'late' ? deferred : undefined);
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

function pageOf(
  c: EdgeContext,
  { details, asks }: Extract<CriticalData, { kind: 'found' }>,
  flags: PersonFlags,
  { counts, background }: Pick<PersonPageModel, 'counts' | 'background'>,
) {
  const path = personPathOf(details.results);
  const { userType, primaryEmail } = details.userInfo;
  const isHuman = c.var.botClass === 'human';
  const viewer = userType === null ? null : { userType, primaryEmail: primaryEmail ?? '' };
  return {
    head: personHead(details, siteOrigin(c), flags.hasAny),
    site: siteFor(c, viewer, {
      name: path.name,
      location: formatLocation(parseLocation(placeText(path.city, path.stateCode))),
    }),
    page: {
      kind: 'person' as const,
      details,
      counts,
      background,
      isLoggedIn: viewer !== null,
      // Also a notice for readers without scripts (F2-64).
      asksToLogIn: viewer === null ? decideLogIn(flags, { isDead: details.results.isDead, isHuman }) : null,
      flags: {
        outcomes: details.flagOutcomes,
        asks,
        email: flags.email,
        debugsRegistry: flags.debugsRegistry,
        showsBadPayment: flags.showsBadPayment,
        upgrade: flags.upgrade,
      },
      experiments: variantsShown(c),
      fullPath: paths.personFull(path),
      isBot: !isHuman,
      isFromPaidSearch: flags.isFromPaidSearch,
      tilesUrl: c.var.settings.tilesUrl,
      mortgageRatePercent: c.var.settings.mortgageRatePercent,
      propertySite: c.var.settings.propertySite,
      genealogyUrl: c.var.settings.genealogyUrl,
      isHouseClaimConfirmed: c.var.settings.isHouseClaimConfirmed,
    },
  };
}
