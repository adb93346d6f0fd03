import type { SpeedSearchForm, SpeedSearchPageModel } from '../../../client/pages/speed-search/speed-search-model.ts';
import type { User } from '../../../shared/contract/account.ts';
import type { PlanAnswer } from '../../../shared/contract/plans.ts';
import type { SpeedSearchAnswer, SpeedSearchBody } from '../../../shared/contract/speed-search.ts';
import { speedSearchCopy as words } from '../../../shared/copy/account/speed-search.ts';
import { writeCsv } from '../../../shared/csv/write-csv.ts';
import { checkSpeedSearch } from '../../../shared/forms/speed-search-form.ts';
import { parseFunnelQuery } from '../../../shared/funnels/funnel-link.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { describeRows, lookupsAfter, lookupsOf, tableOf } from '../../account/describe-speed-search.ts';
import { decideSpeedSearchOffer, mayUseSpeedSearch, speedSearchProduct } from '../../account/speed-search-access.ts';
import { readSpeedSearch, readTable, type SentSpeedSearch } from '../../account/speed-search-form.ts';
import { visitorClock } from '../../account/visitor-clock.ts';
import { loadProducts } from '../../checkout/load-products.ts';
import { type EdgeContext, pathWithQuery, siteOrigin } from '../../context.ts';
import { loadPageData, Refusal } from '../../failures/errors.ts';
import { noteFailure } from '../../failures/log.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { isOriginError, LimitReached, OriginProblem } from '../../origin-client/errors.ts';
import { renderPage } from '../../render/render-page.tsx';
import { askViewer, loadViewer, siteFor } from '../../render/site-model.ts';
import { accountHead } from '../../seo/account-heads.ts';

const EMPTY: SpeedSearchForm = { text: '', error: null, fileError: null, problem: null, again: null };
const NO_PLAN: PlanAnswer = { plan: null, shared: null, paidWith: null };
const KIND = { kind: 'speed-search' } as const;

/** GET /account/speed-search: the form for a list, or how to get it. */
export async function speedSearch(c: EdgeContext): Promise<Response> {
  return showForm(c, 200, EMPTY, await loadPageData(() => loadPlan(c)));
}

/**
 * POST of the page's forms. A list is answered by its results, which are this response: neither the list nor what was
 * found may be part of an address. Sending it again opens nobody twice. The table of results becomes a file.
 */
export async function submitSpeedSearch(c: EdgeContext): Promise<Response> {
  const sent = await readSpeedSearch(c);
  if (sent.kind === 'table') return download(c, sent.table);
  if (sent.kind === 'too-long') return showWrong(c, 413, { ...EMPTY, fileError: words.errors.formTooBig });
  const { lines, text } = sent;
  const fileError = sent.kind === 'list' ? sent.fileError : null;
  // A list is looked up as a whole, so never without its file.
  const error = fileError === null || lines.length > 0 ? checkSpeedSearch(lines.map((line) => line.text)) : null;
  if (error !== null || fileError !== null) return showWrong(c, 400, { ...EMPTY, text, error, fileError });
  let answer: SpeedSearchAnswer;
  try {
    answer = (await createOriginClient(c).send('speedSearch', { lines: [...lines] })).data;
  } catch (failure) {
    return showFailure(c, sent, failure);
  }
  return showResults(c, { text, lines: [...lines] }, answer);
}

/** Why a list was not looked up: it stays in the form, and so do choices that were made. */
async function showFailure(
  c: EdgeContext,
  { kind, text, lines }: Extract<SentSpeedSearch, { readonly text: string }>,
  failure: unknown,
): Promise<Response> {
  const status = failure instanceof OriginProblem ? failure.status : null;
  const { errors } = words;
  if (status === 403) return showForm(c, 403, EMPTY, await loadPageData(() => loadPlan(c)), errors.notIncluded);
  const form = { ...EMPTY, text, again: kind === 'choices' ? [...lines] : null };
  if (status === 401)
    return showList(c, 401, { ...form, problem: { text: errors.loggedOut, loginHref: loginHref(c) } });
  if (failure instanceof LimitReached) {
    const opens = visitorClock(c, null, Date.now()).formatDay(failure.opensAt);
    return showList(c, 429, { ...form, problem: { text: errors.dailyLimit(failure.limit, opens), loginHref: null } });
  }
  if (status === 429) return showList(c, 429, { ...form, problem: { text: errors.limited, loginHref: null } });
  if (!isOriginError(failure)) throw failure;
  noteFailure(c, 'speed_search_failed', failure);
  const problem = { text: `${errors.notSent} ${errors.sendAgain}`, loginHref: null };
  return showList(c, 503, { ...form, problem });
}

async function showResults(
  c: EdgeContext,
  { text, lines }: SpeedSearchBody & { readonly text: string },
  { rows, used, left }: SpeedSearchAnswer,
): Promise<Response> {
  const viewer = await loadViewer(c);
  const results = describeRows(rows, lines);
  return render(c, 200, viewer, {
    ...KIND,
    view: 'results',
    results,
    used,
    lookups: lookupsAfter(left, viewer),
    table: JSON.stringify(tableOf(results, siteOrigin(c))),
    form: { ...EMPTY, text },
  });
}

/** The table of a page of results as a file: what was shown, without asking for anybody again. */
function download(c: EdgeContext, json: string): Response {
  const table = readTable(json);
  if (table === null) throw new Refusal(400, words.results.unreadableFile);
  const day = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  c.header('content-disposition', `attachment; filename="${words.results.fileName(day)}"`);
  c.header('content-type', 'text/csv; charset=utf-8');
  return c.body(writeCsv(table));
}

/** A list that cannot be looked up as it is. While nobody knows who sent it, it stays in the form all the same. */
async function showWrong(c: EdgeContext, status: 400 | 413, form: SpeedSearchForm): Promise<Response> {
  let access: Access;
  try {
    access = await loadPlan(c);
  } catch (error) {
    if (!isOriginError(error)) throw error;
    return render(c, status, null, { ...KIND, view: 'list', form, lookups: null });
  }
  return showForm(c, status, form, access);
}

/** The form, to whoever may use it; an offer to everybody else, with `refused` as the reason. */
async function showForm(
  c: EdgeContext,
  status: 200 | 400 | 403 | 413,
  form: SpeedSearchForm,
  { viewer, plan }: Access,
  refused: string | null = null,
): Promise<Response> {
  if (viewer !== null && refused === null && mayUseSpeedSearch(viewer, plan))
    return render(c, status, viewer, { ...KIND, view: 'list', form, lookups: lookupsOf(viewer) });
  const product = await loadPageData(async () => speedSearchProduct((await loadProducts(c)).products));
  const offer = decideSpeedSearchOffer(viewer, plan, product, {
    funnel: parseFunnelQuery(c.get('url').searchParams),
    path: paths.speedSearch(),
    loginHref: loginHref(c),
  });
  return render(c, status, viewer, { ...KIND, view: 'offer', offer, price: product, problem: refused });
}

/** The form with a list that was not looked up, whatever else is known. */
async function showList(c: EdgeContext, status: 401 | 429 | 503, form: SpeedSearchForm): Promise<Response> {
  const viewer = await loadViewer(c);
  return render(c, status, viewer, { ...KIND, view: 'list', form, lookups: lookupsOf(viewer) });
}

interface Access {
  readonly viewer: User | null;
  readonly plan: PlanAnswer;
}

async function loadPlan(c: EdgeContext): Promise<Access> {
  const [viewer, plan] = await Promise.all([askViewer(c), askPlan(c)]);
  return { viewer, plan };
}

/** The viewer's plan; none for somebody who has no session, or one that is over. */
async function askPlan(c: EdgeContext): Promise<PlanAnswer> {
  if (c.get('session') === null) return NO_PLAN;
  try {
    return await createOriginClient(c).get('plan', {});
  } catch (error) {
    if (error instanceof OriginProblem && error.status === 401) return NO_PLAN;
    throw error;
  }
}

function loginHref(c: EdgeContext): string {
  return paths.login({ redirect: pathWithQuery(c), propertySite: c.get('settings').propertySite });
}

function render(c: EdgeContext, status: number, viewer: User | null, page: SpeedSearchPageModel): Promise<Response> {
  return renderPage(c, status, { head: accountHead('speed-search'), site: siteFor(c, viewer), page });
}
