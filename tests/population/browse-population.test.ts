import { createElement, type ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { DirectoryLetterParts } from '../../client/pages/directory-letter/DirectoryLetterParts.tsx';
import { DirectoryNameParts } from '../../client/pages/directory-name/DirectoryNameParts.tsx';
import { HomeBrowse } from '../../client/pages/home/HomeBrowse.tsx';
import { WhitePagesCity } from '../../client/pages/white-pages/WhitePagesCity.tsx';
import { WhitePagesState } from '../../client/pages/white-pages/WhitePagesState.tsx';
import { renderHrefs } from '../../client/ui/text/render-text.ts';
import type {
  DirectoryAnswer,
  DirectoryLetterAnswer,
  DirectoryNameAnswer,
  LocationAnswer,
} from '../../shared/contract/finding/browse.ts';
import { INDEXABLE_FILL_SCORE } from '../../shared/people/fill-score.ts';
import { parsePath } from '../../shared/urls/parsers/parse-path.ts';
import { paths } from '../../shared/urls/paths.ts';
import { directoryKey } from '../../shared/urls/segments.ts';
import { openTestOrigin, type TestOrigin } from '../support/origin-app.ts';
import { openFilledDatabase, type TestDatabase } from '../support/sqlite-database.ts';
import { prepareTestDatabases } from '../support/test-server.ts';

/** Everybody must be reachable within this many clicks from home. */
const CLICKS_MAX = 5;

let people: TestDatabase;
let origin: TestOrigin;

beforeAll(async () => {
  const { peopleFile } = await prepareTestDatabases();
  people = openFilledDatabase(peopleFile);
  origin = openTestOrigin('local', people);
});

/** The origin's answer to a browse page; broken links are errors. */
async function ask<T>(path: string, page: string | null): Promise<T> {
  const answer = await origin.call(`/api${path}${page === null ? '' : `?page=${page}`}`);
  if (answer.status !== 200) throw new Error(`${path}, page ${page}: ${answer.status}`);
  return answer.json<T>();
}

/** A page as the browser gets it, made from the origin's answer; null if it is not a browse page. */
async function open(href: string): Promise<ReactNode | null> {
  const { pathname, searchParams } = new URL(href, 'https://porchlight.example');
  const page = searchParams.get('page');
  if (pathname === paths.home()) {
    return createElement(HomeBrowse, { directory: await ask<DirectoryAnswer>('/directory', null) });
  }
  const route = parsePath(pathname);
  if (route.kind !== 'route') return null;
  switch (route.name) {
    case 'directory-letter': {
      const answer = await ask<DirectoryLetterAnswer>(`/directory/${route.params.letter}`, page);
      return createElement(DirectoryLetterParts, { answer });
    }
    case 'directory-name': {
      const { letter, partial } = route.params;
      const answer = await ask<DirectoryNameAnswer>(`/directory/${letter}/${partial}`, page);
      return createElement(DirectoryNameParts, { answer });
    }
    case 'white-pages': {
      const answer = await ask<LocationAnswer>(`/locations/${encodeURIComponent(route.params.location)}`, page);
      return answer.kind === 'state'
        ? createElement(WhitePagesState, { answer })
        : createElement(WhitePagesCity, { answer });
    }
    default:
      return null;
  }
}

function personIdOf(href: string): string | null {
  const route = parsePath(new URL(href, 'https://porchlight.example').pathname);
  return route.kind === 'route' && route.name === 'person' ? route.params.id : null;
}

/** Everybody linked within the maximum number of clicks from home, through the followed kinds of pages. */
async function walkFromHome(follows: (href: string) => boolean): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const seen = new Set<string>([paths.home()]);
  let next = [paths.home()];
  for (let clicks = 1; clicks <= CLICKS_MAX; clicks += 1) {
    const opened = next;
    next = [];
    for (const href of opened) {
      const page = await open(href);
      if (page === null) continue;
      for (const link of renderHrefs(page)) {
        const personId = personIdOf(link);
        if (personId !== null) found.add(personId);
        else if (follows(link) && !seen.has(link)) {
          seen.add(link);
          next.push(link);
        }
      }
    }
  }
  return found;
}

const isDirectory = (href: string): boolean => href.startsWith(`${paths.directory()}/`);

/** Everybody whose page search engines may keep. */
async function indexable() {
  const { results } = await people
    .prepare('SELECT id, full_name, last_name, current_place_id FROM person WHERE fill_score >= ?1')
    .bind(INDEXABLE_FILL_SCORE)
    .all<{ id: string; full_name: string; last_name: string; current_place_id: number | null }>();
  expect(results.length).toBeGreaterThan(15_000);
  return results;
}

test('everyone in search engines whose last name fits in a path is at most five clicks from home by last name', async () => {
  const found = await walkFromHome(isDirectory);
  const named = (await indexable()).filter(({ last_name }) => directoryKey(last_name) !== null);
  expect(named.filter(({ id }) => !found.has(id)).map(({ id, full_name }) => `${id} ${full_name}`)).toEqual([]);
});

test('everyone shown with a place is reachable by state and city, and nobody is unreachable both ways', async () => {
  const found = await walkFromHome((href) => !isDirectory(href));
  const all = await indexable();
  const placed = all.filter(({ current_place_id }) => current_place_id !== null);
  expect(placed.filter(({ id }) => !found.has(id)).map(({ id, full_name }) => `${id} ${full_name}`)).toEqual([]);
  expect(all.filter((one) => one.current_place_id === null && directoryKey(one.last_name) === null)).toEqual([]);
});
