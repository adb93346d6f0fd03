import type { UnlockReportPageModel } from '../../../client/pages/unlock-report/unlock-report-model.ts';
import type { CallResponse } from '../../../shared/contract/calls.ts';
import { unlockReportCopy as words } from '../../../shared/copy/billing/unlock-report.ts';
import { isNamelessState } from '../../../shared/funnels/nameless-states.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import { PERSON_SECTIONS } from '../../../shared/people/person-sections.ts';
import { isPersonId } from '../../../shared/urls/identifiers.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { backToForm } from '../../checkout/back-to-form.ts';
import { loadFormPage } from '../../checkout/load-form-page.ts';
import { namelessPath } from '../../checkout/load-subject.ts';
import { optionalPart } from '../../checkout/optional-part.ts';
import { loadPriceList, soldPriceOf } from '../../checkout/price-list.ts';
import { newOrderKey } from '../../checkout/read-checkout-form.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { Refusal } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { readForm } from '../../input/read-body.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, nullFor404, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, siteFor } from '../../render/site-model.ts';
import { unlockReportHead } from '../../seo/billing-heads.ts';
import { personPathOf } from '../../seo/person-head.ts';

/** Longest form we read, in bytes: one id. */
const FORM_MAX_BYTES = 1024;

type State = UnlockReportPageModel['state'];
type Subject = NonNullable<UnlockReportPageModel['person']>;
/** With what every viewer of the page may not be told. */
type Known = Subject & { readonly isNameless: boolean; readonly isDead: boolean };

const STATUSES: { readonly [S in State]: number } = {
  ready: 200,
  open: 200,
  'no-credit': 200,
  empty: 200,
  died: 200,
  unknown: 404,
};
/** Longest id that is repeated in an address, in characters. */
const ID_MAX = 64;
/** Nothing is unlocked for a bot or a prefetched page: nobody reads the response. */
const NOT_A_CLICK = 403;
/** Refusals that the page has a state for: it says how it is now. */
const STATES: readonly number[] = [402, 404, 409];

/**
 * GET /billing/unlock-report?wpId=: what a credit would open, and the button that uses one (F6-20, F6-21). Changes
 * nothing. Logged-out visitors go to the login and back.
 */
export async function unlockReport(c: EdgeContext): Promise<Response> {
  const id = c.get('url').searchParams.get('wpId') ?? '';
  if (c.get('session') === null) return toLogIn(c, id);
  const [loaded, sent] = await loadFormPage(c, () => loadState(c, id));
  return renderState(c, id, loaded, sent?.problem?.text ?? null);
}

/**
 * POST of the same: uses a credit and redirects to the person page (F4-04), 303; sent twice, it uses only one. Otherwise
 * 303 to its page, which explains in our own words what happened, with the button again (F8-22, F8-23).
 */
export async function submitUnlockReport(c: EdgeContext): Promise<Response> {
  const id = (await readForm(c.req.raw, FORM_MAX_BYTES)).get('wpId') ?? '';
  if (c.get('session') === null) return toLogIn(c, id);
  const page = paths.unlockReport({ wpId: id.slice(0, ID_MAX) });
  if (!isPersonId(id)) return c.redirect(page, 303);
  try {
    const { data } = await createOriginClient(c).send('unlockReport', { wpId: id });
    return c.redirect(`${await pathOf(c, id, data)}#${PERSON_SECTIONS.background.anchor}`, 303);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    const status = error instanceof OriginProblem ? error.status : 503;
    if (status === NOT_A_CLICK) throw new Refusal(NOT_A_CLICK, words.byClick);
    if (status === 401) return toLogIn(c, id);
    if (STATES.includes(status)) return c.redirect(page, 303);
    if (status !== 429) noteFailure(c, 'unlock_failed', error);
    const text = status === 429 ? words.tooOften : words.failed;
    const sent = { orderKey: newOrderKey(), fields: new URLSearchParams() };
    return backToForm(c, page, sent, { problem: { title: '', text } });
  }
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
      ? Promise.all([
          loadSubject(c, id),
          optionalPart(c, 'counts', client.get('personCounts', { personId: id })),
          optionalPart(c, 'reports', client.get('reports', {})),
        ])
      : null,
  ]);
  const [person, counts, reports] = about ?? [null, null, null];
  return { viewer, person, counts, openUntil: reports?.find(({ wpId }) => wpId === id)?.accessExpiresAt ?? null };
}

function decideState({ viewer, person, counts, openUntil }: Loaded): State {
  if (person === null) return 'unknown';
  if (openUntil !== null) return 'open';
  if (person.isDead) return 'died';
  if (counts !== null && isEmptyReport(counts)) return 'empty';
  return viewer !== null && viewer.backgroundCreditsCount > 0 ? 'ready' : 'no-credit';
}

async function renderState(c: EdgeContext, id: string, loaded: Loaded, error: string | null): Promise<Response> {
  const { viewer, person, openUntil } = loaded;
  if (viewer === null) return toLogIn(c, id);
  const { backgroundCreditsCount: credits, userBgCreditsNearestExpDate: nearest } = viewer;
  const state = decideState(loaded);
  return renderPage(c, STATUSES[state], {
    head: unlockReportHead(siteOrigin(c)),
    // Logging in leads to the report it is about.
    site: { ...siteFor(c, viewer), path: paths.unlockReport({ wpId: person?.id ?? null }) },
    page: {
      kind: 'unlock-report',
      state,
      person: state === 'open' || person === null ? person : withheld(person),
      price: state === 'no-credit' ? (soldPriceOf(await loadPriceList(c), 'report')?.whole ?? null) : null,
      credits,
      creditsExpireAt: nearest === null ? null : Date.parse(nearest),
      openUntil,
      now: Date.now(),
      error: state === 'ready' ? error : null,
    },
  });
}

/** The person as a page beside a price may show them (P2-133): the page of somebody without a name finds its spelling. */
function withheld({ id, fullName, path, isNameless }: Known): Subject {
  return isNameless ? { id, fullName: null, path: namelessPath(id) } : { id, fullName, path };
}

/** Whose report it is, as anyone may know; null for a person not shown here. A stub uses no lookup. */
async function loadSubject(c: EdgeContext, personId: string): Promise<Known | null> {
  const details = await nullFor404(
    createOriginClient(c).get('personDetails', { personId, stub: 'true', offer: 'true' }),
  );
  if (details === null) return null;
  const to = personPathOf(details.results);
  const isNameless = isNamelessState(to.stateCode);
  return { id: personId, fullName: to.name, path: paths.person(to), isNameless, isDead: details.results.isDead };
}

/** The report is open now, so its page is found even without the place. */
async function pathOf(c: EdgeContext, id: string, { payload }: CallResponse<'unlockReport'>): Promise<string> {
  const bare = paths.person({ name: payload.fullName, city: null, stateCode: null, id });
  return (await loadSubject(c, id).catch(() => null))?.path ?? bare;
}
