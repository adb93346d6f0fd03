import { SEARCH_TEXT_MAX } from '../../../shared/contract/calls/finding.ts';
import { SEARCH_MAX_PAGE } from '../../../shared/contract/finding/search.ts';
import type { TypedAnswer, TypedReading } from '../../../shared/contract/finding/typed.ts';
import { FIELD_OF, type SearchErrors } from '../../../shared/forms/search-form.ts';
import { readingPath } from '../../../shared/typed/reading-path.ts';
import { parseSearchFilters } from '../../../shared/urls/parsers/parse-search-filters.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { wantsInfoBanner } from '../../../shared/urls/redirect-notices.ts';
import { type EdgeContext, paramsOf, siteOrigin } from '../../context.ts';
import { loadPageData } from '../../failures/errors.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { takeFromLimit } from '../../middleware/rate-limit.ts';
import { createOriginClient } from '../../origin-client/create-origin-client.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { askTyped } from '../../search/ask-typed.ts';
import { parsePage } from '../../search/browse-page.ts';
import { loadDirectory } from '../../search/load-directory.ts';
import { type FormReading, readSearch, type SearchReading } from '../../search/read-search.ts';
import { readSearchInput, type SearchInput } from '../../search/search-input.ts';
import { hasFlags, hasListFlags, peopleSearchHead, whichMeantHead } from '../../seo/page-heads.ts';
import { resultsHead } from '../../seo/results-head.ts';

/** GET /people-search: the search box on its own page, filled in from the query. */
export async function peopleSearch(c: EdgeContext): Promise<Response> {
  return renderSearchForm(c, 200, readSearchInput(c));
}

/**
 * GET /search: the target of every search box, whichever of its fields a line was typed into. 303 to the page that is
 * meant; a page that asks if it may be several (200); the form with its errors if it cannot be searched (F5-03).
 */
export async function searchForm(c: EdgeContext): Promise<Response> {
  const input = readSearchInput(c);
  const reading = readSearch(input);
  switch (reading.kind) {
    case 'go':
      return c.redirect(reading.path, 303);
    case 'form':
      return renderSearchForm(c, 400, reading.input, reading.errors);
    case 'email':
      return renderEmail(c, input, reading);
    case 'both':
      return renderBoth(c, input, reading);
    case 'ask':
      return answerLine(c, input, reading);
  }
}

/** Goes where the gazetteer and the names on record say, or asks. */
async function answerLine(
  c: EdgeContext,
  input: SearchInput,
  { line, location, guess, otherwise }: Extract<SearchReading, { kind: 'ask' }>,
): Promise<Response> {
  const answer = (await askWithinLimit(c, line, location)) ?? guess;
  const [first] = answer.readings;
  if (first === undefined || (input.by === 'phone' && isNobody(first))) {
    const { input: form, errors } = otherwise ?? { input, errors: {} };
    return renderSearchForm(c, 400, form, errors);
  }
  // A street field holds a street, unless somebody has what was typed as a name.
  if (input.by === 'address' && first.kind !== 'address')
    return answerStreet(c, input, answer.readings, guess.readings, otherwise);
  if (answer.isSure) return c.redirect(readingPath(first), 303);
  return renderWhichMeant(c, input, { readings: answer.readings });
}

/** 'ext' in the field for numbers is no name. */
function isNobody(reading: TypedReading): boolean {
  return reading.kind === 'name' && reading.people === 0 && !reading.name.includes(' ');
}

function answerStreet(
  c: EdgeContext,
  input: SearchInput,
  read: readonly TypedReading[],
  guessed: readonly TypedReading[],
  otherwise: FormReading | null,
): Promise<Response> | Response {
  const found = read.filter((reading) => reading.kind === 'address' || reading.people > 0);
  const [address] = guessed;
  if (found.length > 0) return renderWhichMeant(c, input, { readings: [...found, ...guessed] });
  if (address !== undefined) return c.redirect(readingPath(address), 303);
  return renderSearchForm(c, 400, otherwise?.input ?? input, otherwise?.errors);
}

/** What can be done with an email address: nobody is found by it, but it may spell a name that somebody has. */
async function renderEmail(
  c: EdgeContext,
  input: SearchInput,
  { email, name }: Extract<SearchReading, { kind: 'email' }>,
): Promise<Response> {
  const answer = name === null ? null : await askWithinLimit(c, name, '');
  const spelled = answer?.readings.filter((reading) => reading.kind === 'name' && reading.people > 0) ?? [];
  return renderWhichMeant(c, input, { readings: spelled, line: email, isEmail: true });
}

/** The name and the number, each by itself. If nobody can say who has the name, the form below still has it. */
async function renderBoth(
  c: EdgeContext,
  input: SearchInput,
  { line, location, phone }: Extract<SearchReading, { kind: 'both' }>,
): Promise<Response> {
  const answer = await askWithinLimit(c, line, location);
  return renderWhichMeant(c, input, { readings: answer?.readings ?? [], phone });
}

/** Counting people is limited like a search; counted apart from the page this leads to, so that one search counts once. */
async function askWithinLimit(c: EdgeContext, line: string, location: string): Promise<TypedAnswer | null> {
  await takeFromLimit(c, 'search', 'typed');
  return askTyped(c, line, location);
}

async function renderWhichMeant(
  c: EdgeContext,
  { by, values }: SearchInput,
  {
    readings,
    phone = null,
    isEmail = false,
    line = values[FIELD_OF[by]] ?? values.location ?? '',
  }: {
    readonly readings: readonly TypedReading[];
    readonly phone?: string | null;
    readonly isEmail?: boolean;
    readonly line?: string;
  },
): Promise<Response> {
  allowRevalidation(c);
  const viewer = await loadViewer(c);
  return renderPage(c, 200, {
    head: whichMeantHead(isEmail),
    site: siteFor(c, viewer, { by, ...values }),
    page: { kind: 'which-meant', line, isEmail, readings, phone, by, values },
  });
}

/** The form with what was typed. Only the empty form is indexed as a page. */
async function renderSearchForm(
  c: EdgeContext,
  status: 200 | 400,
  input: SearchInput,
  errors: SearchErrors = {},
): Promise<Response> {
  allowRevalidation(c);
  const isPlain = input.by === 'name' && Object.keys(input.values).length === 0 && status === 200;
  const [viewer, directory] = await Promise.all([loadViewer(c), isPlain ? loadDirectory(c) : undefined]);
  return renderPage(c, status, {
    head: peopleSearchHead(siteOrigin(c), !isPlain || hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer, { by: input.by, ...input.values }),
    page: { kind: 'people-search', ...input, errors, directory },
  });
}

/**
 * GET /name/{name}/{location}: people of that name in that place, filtered and sorted by the query. Without a name, the
 * form asks for one (F2-05).
 */
export async function results(c: EdgeContext): Promise<Response> {
  const { name, location } = paramsOf(c, 'person-search');
  if (name === '') {
    if (location === '') return c.redirect(paths.peopleSearch(), 301);
    return renderSearchForm(c, 200, { by: 'name', values: { location: location.slice(0, SEARCH_TEXT_MAX) } });
  }

  const { searchParams } = c.get('url');
  const page = parsePage(searchParams.get('page'));
  const filters = parseSearchFilters(searchParams);
  const query = {
    name: name.slice(0, SEARCH_TEXT_MAX),
    location: location === '' ? undefined : location.slice(0, SEARCH_TEXT_MAX),
    page: String(Math.min(page, SEARCH_MAX_PAGE)),
    age: filters.age ?? undefined,
    state: filters.state ?? undefined,
    city: filters.city ?? undefined,
    sort: filters.sort ?? undefined,
  };
  const [found, viewer] = await loadPageData(() =>
    Promise.all([createOriginClient(c).get('searchPeople', query), loadViewer(c)]),
  );

  const answer = page > SEARCH_MAX_PAGE ? { ...found, results: [] } : found;
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: resultsHead({ origin: siteOrigin(c), name, location, filters, answer, hasFlags: hasListFlags(searchParams) }),
    site: siteFor(c, viewer, { name, location }),
    page: {
      kind: 'results',
      isBot: c.get('botClass') !== 'human',
      name,
      location,
      filters,
      answer,
      showInfoBanner: wantsInfoBanner(searchParams),
    },
  });
}
