import type { UnlockReportPageModel } from '../../../client/pages/unlock-report/unlock-report-model.ts';
import type { CallResponse } from '../../../shared/contract/calls.ts';
import { unlockReportCopy as words } from '../../../shared/copy/billing/unlock-report.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { isPersonId } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, nullFor404, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { anonymousSite, askViewer, siteFor } from '../../render/site-model.ts';
import { unlockReportHead } from '../../seo/billing-heads.ts';
import { errorHead } from '../../seo/page-heads.ts';
import { personPathOf } from '../../seo/person-head.ts';

/** Longest form we read, in bytes: one id. */
const FORM_MAX_BYTES = 1024;

type State = UnlockReportPageModel['state'];
type Subject = NonNullable<UnlockReportPageModel['person']>;

/** Refusals that the page has a state for. */
const REFUSALS: readonly number[] = [402, 404, 409];
const STATUSES: { readonly [S in State]: number } = {
  ready: 200,
  open: 200,
  'no-credit': 200,
  empty: 200,
  unknown: 404,
};

/** Nothing is unlocked for a bot or a prefetched page: nobody reads the response. */
const NOT_A_CLICK = 403;

/** What failed: shown above the button, which is offered again. */
interface Failure {
  readonly status: number;
  readonly error: string | null;
}

/**
 * GET /billing/unlock-report?wpId=: what a credit would open, and the button that uses one (F6-20, F6-21). Changes
 * nothing. Logged-out visitors go to the login and back.
 */
export async function unlockReport(c: EdgeContext): Promise<Response> {
  const id = c.get('url').searchParams.get('wpId') ?? '';
  if (c.get('session') === null) return toLogIn(c, id);
  return renderState(c, id, await loadPageData(() => loadState(c, id)));
}

/**
 * POST of the same: uses a credit and redirects to the person page (F4-04), 303; sent twice, it uses only one. Failures
 * are explained in our own words, with the button again (F8-22, F8-23).
 */
export async function submitUnlockReport(c: EdgeContext): Promise<Response> {
  const id = (await readForm(c.req.raw, FORM_MAX_BYTES)).get('wpId') ?? '';
  if (c.get('session') === null) return toLogIn(c, id);
  if (!isPersonId(id)) return renderState(c, id, await loadPageData(() => loadState(c, id)));
  try {
    const { data } = await createOriginClient(c).send('unlockReport', { wpId: id });
    return c.redirect(`${await pathOf(c, id, data)}#${PERSON_SECTIONS.background.anchor}`, 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const failure = failureOf(error);
    if (failure.status === NOT_A_CLICK) throw new Refusal(NOT_A_CLICK, words.byClick);
    if (failure.status === 401) return toLogIn(c, id);
    if (failure.status === 503) noteFailure(c, 'unlock_failed', error);
    return renderFailure(c, id, failure);
  }
}

function failureOf(error: unknown): Failure {
  const status = error instanceof OriginProblem ? error.status : 503;
  if (status === 401 || status === NOT_A_CLICK || REFUSALS.includes(status)) return { status, error: null };
  return status === 429 ? { status, error: words.tooOften } : { status: 503, error: words.failed };
}

function toLogIn(c: EdgeContext, id: string): Response {
  return c.redirect(paths.login({ redirect: paths.unlockReport({ wpId: isPersonId(id) ? id : null }) }), 303);
}

type Loaded = Awaited<ReturnType<typeof loadState>>;

/** Who is asking, and the current state: an earlier request whose response was lost may have opened the report. */
async function loadState(c: EdgeContext, id: string) {
  const client = createOriginClient(c);
  const [viewer, about] = await Promise.all([
    askViewer(c),
    isPersonId(id)
      ? Promise.all([loadSubject(c, id), client.get('personCounts', { personId: id }), client.get('reports', {})])
      : null,
  ]);
  const [person, counts, reports] = about ?? [null, null, []];
  return { viewer, person, counts, openUntil: reports.find(({ wpId }) => wpId === id)?.accessExpiresAt ?? null };
}

function decideState({ viewer, person, counts, openUntil }: Loaded): State {
  if (person === null) return 'unknown';
  if (openUntil !== null) return 'open';
  if (counts !== null && isEmptyReport(counts)) return 'empty';
  return viewer !== null && viewer.backgroundCreditsCount > 0 ? 'ready' : 'no-credit';
}

async function renderState(
  c: EdgeContext,
  id: string,
  loaded: Loaded,
  failure: Failure | null = null,
): Promise<Response> {
  const { viewer, person, openUntil } = loaded;
  if (viewer === null) return toLogIn(c, id);
  const { backgroundCreditsCount: credits, userBgCreditsNearestExpDate: nearest } = viewer;
  const state = decideState(loaded);
  return renderPage(c, failure?.status ?? STATUSES[state], {
    head: unlockReportHead(siteOrigin(c)),
    // A POST has this page's URL, and logging in leads to the report it is about.
    site: { ...siteFor(c, viewer), path: paths.unlockReport({ wpId: person?.id ?? null }) },
    page: {
      kind: 'unlock-report',
      state,
      person,
      credits,
      creditsExpireAt: nearest === null ? null : Date.parse(nearest),
      openUntil,
      now: Date.now(),
      error: state === 'ready' ? (failure?.error ?? null) : null,
    },
  });
}

/** If the origin cannot even report the state, only the message, and a way to try again. */
async function renderFailure(c: EdgeContext, id: string, failure: Failure): Promise<Response> {
  try {
    return await renderState(c, id, await loadState(c, id), failure);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const message = words.failed;
    return renderPage(c, 503, {
      head: errorHead({ status: 503, message }),
      site: anonymousSite(c),
      page: {
        kind: 'error',
        status: 503,
        trackingId: c.get('trackingId'),
        message,
        retryPath: paths.unlockReport({ wpId: id }),
      },
    });
  }
}

/** Whose report it is, as anyone may know; null for a person not shown here. A stub uses no lookup. */
async function loadSubject(c: EdgeContext, personId: string): Promise<Subject | null> {
  const details = await nullFor404(
    createOriginClient(c).get('personDetails', { personId, stub: 'true', offer: 'true' }),
  );
  if (details === null) return null;
  const to = personPathOf(details.results);
  return { id: personId, fullName: to.name, path: paths.person(to) };
}

/** The report is open now, so its page is found even without the place. */
async function pathOf(c: EdgeContext, id: string, { payload }: CallResponse<'unlockReport'>): Promise<string> {
  const bare = paths.person({ name: payload.fullName, city: null, stateCode: null, id });
  return (await loadSubject(c, id).catch(() => null))?.path ?? bare;
}
