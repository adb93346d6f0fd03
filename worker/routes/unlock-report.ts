import type { UnlockReportPageModel } from '../../client/pages/page-model.ts';
import { SECTION_IDS } from '../../client/pages/person/person-sections.ts';
import type { User } from '../../shared/contract/account.ts';
import { unlockReportCopy as words } from '../../shared/copy/unlock-report.ts';
import { isEmptyReport } from '../../shared/people/count-sums.ts';
import { isPersonId } from '../../shared/urls/identifiers.ts';
import { paths } from '../../shared/urls/paths.ts';
import { type EdgeContext, siteOrigin } from '../context.ts';
import { loadPageData } from '../errors.ts';
import { logEvent, messageOf } from '../log.ts';
import { createOriginClient } from '../origin-client/create-origin-client.ts';
import { isOriginError, OriginProblem } from '../origin-client/errors.ts';
import { nullFor404 } from '../origin-client/null-for-404.ts';
import { readForm } from '../read-form.ts';
import { renderPage } from '../render/render-page.tsx';
import { loadViewer, siteFor } from '../render/site-model.ts';
import { personPathOf } from '../seo/person-head.ts';
import { unlockReportHead } from '../seo/unlock-report-head.ts';

/** Longest form that is read, in bytes: one id. */
const FORM_MAX_BYTES = 1024;

type State = UnlockReportPageModel['state'];
type Subject = NonNullable<UnlockReportPageModel['person']>;

/** What the origin refuses, and what the page says then. */
const REFUSED: Readonly<Record<number, State>> = { 402: 'no-credit', 404: 'unknown', 409: 'empty' };
const STATUSES: { readonly [S in State]: number } = { ready: 200, open: 200, 'no-credit': 200, empty: 200, unknown: 404 };

/**
 * GET /billing/unlock-report?wpId=: what a credit would open, and the button that uses one (F6-20, F6-21). It changes
 * nothing. Who is not logged in is led to the log-in and back.
 */
export async function unlockReport(c: EdgeContext): Promise<Response> {
  const id = c.var.url.searchParams.get('wpId') ?? '';
  const viewer = await loadViewer(c);
  if (viewer === null) return toLogIn(c, id);
  const client = createOriginClient(c);
  const [person, counts, reports] = await loadPageData(async () => {
    if (!isPersonId(id)) return [null, null, []] as const;
    return Promise.all([loadSubject(c, id), client.get('personCounts', { personId: id }), client.get('reports', {})]);
  });
  const access = reports.find(({ wpId }) => wpId === id);
  const state = ((): State => {
    if (person === null) return 'unknown';
    if (access !== undefined) return 'open';
    if (counts !== null && isEmptyReport(counts)) return 'empty';
    return viewer.backgroundCreditsCount > 0 ? 'ready' : 'no-credit';
  })();
  return render(c, viewer, { state, person, openUntil: access?.accessExpiresAt ?? null, error: null });
}

/**
 * POST of the same: uses a credit and leads to the person page (F4-04), 303; sent twice it takes one. What fails is said
 * above the button, which is there again (F8-22, F8-23).
 */
export async function submitUnlockReport(c: EdgeContext): Promise<Response> {
  const id = (await readForm(c.req.raw, FORM_MAX_BYTES)).get('wpId') ?? '';
  const viewer = await loadViewer(c);
  if (viewer === null) return toLogIn(c, id);
  if (!isPersonId(id)) return render(c, viewer, { state: 'unknown', person: null, openUntil: null, error: null });
  const person = await loadPageData(() => loadSubject(c, id));
  const again = (state: State, error: string | null, status = STATUSES[state]) =>
    render(c, viewer, { state: person === null ? 'unknown' : state, person, openUntil: null, error }, status);
  try {
    const { data } = await createOriginClient(c).send('unlockReport', { wpId: id });
    const path = person?.path ?? paths.person({ name: data.payload.fullName, city: null, stateCode: null, id });
    return c.redirect(`${path}#${SECTION_IDS.background}`, 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    if (error instanceof OriginProblem) {
      if (error.status === 401) return toLogIn(c, id);
      const refused = REFUSED[error.status];
      if (refused !== undefined) return again(refused, null, error.status);
      if (error.status === 429) return again('ready', words.tooOften, 429);
    }
    logEvent(c, 'unlock_failed', { message: messageOf(error) });
  }
  return again('ready', words.failed, 503);
}

function toLogIn(c: EdgeContext, id: string): Response {
  return c.redirect(paths.login({ redirect: paths.unlockReport({ wpId: isPersonId(id) ? id : null }) }), 303);
}

/** Whose report it is, as everybody may know; null for whoever is not here. A stub uses no lookup. */
async function loadSubject(c: EdgeContext, personId: string): Promise<Subject | null> {
  const details = await nullFor404(createOriginClient(c).get('personDetails', { personId, stub: 'true' }));
  if (details === null) return null;
  const to = personPathOf(details.results);
  return { id: personId, fullName: to.name, path: paths.person(to) };
}

function render(
  c: EdgeContext,
  viewer: User,
  shown: Pick<UnlockReportPageModel, 'state' | 'person' | 'openUntil' | 'error'>,
  status = STATUSES[shown.state],
): Promise<Response> {
  const { backgroundCreditsCount: credits, userBgCreditsNearestExpDate: nearest } = viewer;
  return renderPage(c, status, {
    head: unlockReportHead(siteOrigin(c)),
    // A POST has this page's address, and logging in leads to what it asks for.
    site: { ...siteFor(c, viewer), path: paths.unlockReport({ wpId: shown.person?.id ?? null }) },
    page: {
      kind: 'unlock-report',
      credits,
      creditsExpireAt: nearest === null ? null : Date.parse(nearest),
      now: Date.now(),
      ...shown,
    },
  });
}
