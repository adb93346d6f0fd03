import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type RouteName, routes } from '../../shared/urls/route-table.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { edge, json } from '../testing.ts';
import { SPECULATION_RULES_PATH } from './prefetch.ts';

interface Rule {
  readonly where: { readonly href_matches: string | readonly string[] };
  readonly eagerness: string;
}
const text = readFileSync(new URL(`../../client/public${SPECULATION_RULES_PATH}`, import.meta.url), 'utf8');
const rules = JSON.parse(text) as { readonly prefetch: readonly Rule[] };

/** How eagerly a browser prefetches this path; null for not at all. Reads patterns like URLPattern. */
function eagernessOf(path: string): string | null {
  const base = 'https://porchlight.example/name/a/b';
  const matches = (pattern: string) => new URLPattern(pattern, base).test(path, base);
  const rule = rules.prefetch.find(({ where }) => [where.href_matches].flat().some(matches));
  return rule?.eagerness ?? null;
}

test('only pages that cost nothing are prefetched: exactly these of the route table', () => {
  const ahead: Partial<Record<RouteName, string>> = {};
  for (const { name, pattern } of routes) {
    for (const query of ['', '?a=b&redirect=%2Fname%2Fa%2Fb%2Fc']) {
      const eagerness = eagernessOf(pattern.replaceAll(/\{\w+\}/g, 'x') + query);
      if (eagerness !== null) ahead[name] = eagerness;
    }
  }
  expect(ahead).toEqual({
    home: 'moderate',
    'people-search': 'moderate',
    login: 'moderate',
    // Each counts against the search limit, so it is only prefetched while a finger or mouse button is down.
    'person-search': 'conservative',
  });
  for (const never of [`/name/A-B/Portland-OR/${PERSON_ID}`, '/name/a/b/', '/api/user', '/AUTH/LOGOUT', '//name/a/b'])
    expect(eagernessOf(never), never).toBe(null);
});

test('nothing is prerendered: a running page would report and remember a visit', () => {
  expect(Object.keys(rules)).toEqual(['prefetch']);
});

test('pages send the rules to people; errors, redirects, calls and responses to bots do not', async () => {
  const { get } = edge({
    'GET /api/v4/person/details': json(buildDetails(MAYA)),
    'GET /api/person/counts': json(buildCounts()),
  });
  const named = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers.get('speculation-rules');
  for (const path of ['/', '/auth/login', `/name/a/b/${PERSON_ID}`])
    expect(await named(path), path).toBe('"/speculation-rules.json"');
  for (const path of ['/nowhere', '/people-search/', '/api/user', '/robots.txt'])
    expect(await named(path), path).toBe(null);
  expect(await named('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(null);
});
