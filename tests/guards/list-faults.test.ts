import { describe, expect, test } from 'vitest';
import type { RouteName } from '../../shared/urls/route-table.ts';
import { readListFacts } from '../support/list-facts.ts';
import { listFaults, totalOfList } from '../support/list-faults.ts';

/** The crawl finds what is wrong with a page: planted pages show that it does. */

const person = (name: string, more = '') =>
  `<li><h2><a href="/name/${name.replaceAll(' ', '-')}/-/Pabcdefghijk">${name}</a></h2>${more}</li>`;

function faultsIn(
  route: RouteName,
  path: string,
  head: { title: string; description: string },
  main: string,
): string[] {
  return listFaults(route, { path, ...head, facts: readListFacts(`<main>${main}</main>`) });
}

describe('the crawl of results', () => {
  const PATH = '/name/Ann-Hale/-';
  const HEAD = { title: 'Ann Hale | Porchlight', description: '2 people named Ann Hale. See ages.' };
  const list = (line: string, ...rows: string[]) => `<h1>Ann Hale</h1><p>${line}</p><ol>${rows.join('')}</ol>`;
  const BOTH = [person('Ann Hale'), person('Ann May Hale')];

  test('accepts a list that is what it says', () => {
    expect(faultsIn('person-search', PATH, HEAD, list('2 people go by this name. Free.', ...BOTH))).toEqual([]);
    const close = { ...HEAD, description: '1 person named Ann Hale, and 1 person with a similar name. See ages.' };
    const line =
      '1 person goes by exactly this name; 1 more with a short form of it or a name that comes close follows.';
    expect(faultsIn('person-search', PATH, close, list(line, ...BOTH))).toEqual([]);
    const nobody = { title: 'No one named Ann Hale | Porchlight', description: 'No one named Ann Hale.' };
    const spelled = `<h1>Ann Hale</h1><section aria-labelledby="close-spellings"><ol>${person('Anne Hall')}</ol></section>`;
    expect(faultsIn('person-search', PATH, nobody, spelled)).toEqual([]);
  });

  test.each([
    [
      'a description with another number',
      { ...HEAD, description: '3 people named Ann Hale. See ages.' },
      list('2 people go by this name.', ...BOTH),
    ],
    ['a row too few', HEAD, list('2 people go by this name.', person('Ann Hale'))],
    [
      'somebody with another name among the exact ones',
      HEAD,
      list('2 people go by this name.', person('Ann Hale'), person('Joan Cole')),
    ],
    ['a title that claims somebody', { ...HEAD, description: 'No one named Ann Hale.' }, '<h1>Ann Hale</h1>'],
    ['no number at all', HEAD, list('Some people.', ...BOTH)],
  ])('finds %s', (_, head, main) => expect(faultsIn('person-search', PATH, head, main)).not.toEqual([]));
});

describe('the crawl of lists to browse', () => {
  const HEAD = { title: 'People named Hale | Porchlight', description: '2 people named Hale, with age.' };
  const page = (line: string, ...rows: string[]) => `<h1>People named Hale</h1><p>${line}</p><ul>${rows.join('')}</ul>`;
  const PATH = '/directory/name/h/hale';

  test('accepts one that is what it says, and finds a missing row, another count and another name', () => {
    const rows = [person('Ann Hale'), person('Bo Hale')];
    const faults = (head: typeof HEAD, main: string) => faultsIn('directory-name', PATH, head, main).length;
    expect(faults(HEAD, page('2 people in Oregon.', ...rows))).toBe(0);
    expect(faults(HEAD, page('2 people in Oregon.', person('Ann Hale')))).toBe(1);
    expect(faults({ ...HEAD, description: '5 people named Hale.' }, page('2 people in Oregon.', ...rows))).toBe(1);
    expect(faults(HEAD, page('2 people in Oregon.', person('Ann Hale'), person('Bo Cole')))).toBe(1);
    expect(faults({ ...HEAD, title: 'Cole | Porchlight' }, page('2 people in Oregon.', ...rows))).toBe(1);
  });

  test('adds up what the cities of a state count', () => {
    const head = { title: 'White pages for Oregon | Porchlight', description: '7 people in Oregon, city by city.' };
    const cities = (count: number) =>
      `<h1>White pages for Oregon</h1><p>7 people in 2 cities.</p><section aria-labelledby="cities"><ul>
        <li><a href="/white-pages/bend-or"><span>Bend</span><span>${count}<i> people</i></span></a></li>
        <li><a href="/white-pages/salem-or"><span>Salem</span><span>3<i> people</i></span></a></li></ul></section>`;
    expect(faultsIn('white-pages', '/white-pages/or', head, cities(4))).toEqual([]);
    expect(faultsIn('white-pages', '/white-pages/or', head, cities(5))).toHaveLength(1);
  });

  test('knows what a list says in all, and what a link promises', () => {
    const facts = readListFacts(`<main>${page('1,204 people in Oregon.')}<section aria-labelledby="nearby"><ul>
      <li><a href="/white-pages/bend-or">Bend 2,105 people</a></li></ul></section></main>`);
    expect(totalOfList('directory-name', { path: PATH, ...HEAD, facts })).toBe(1_204);
    expect(facts.counted).toEqual([{ href: '/white-pages/bend-or', count: 2_105, isCapped: false, list: 'nearby' }]);
  });
});
