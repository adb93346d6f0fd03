import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BrowsePerson, DirectoryNameAnswer } from '../../shared/contract/finding/browse.ts';
import { disclaimerCopy } from '../../shared/copy/site/disclaimer.ts';
import { buildBrowsePerson, buildCity, buildDirectoryName } from '../../tests/fixtures/browse.ts';
import { DirectoryLetterParts } from '../pages/directory-letter/DirectoryLetterParts.tsx';
import { DirectoryNameParts } from '../pages/directory-name/DirectoryNameParts.tsx';
import { HomeBrowse } from '../pages/home/HomeBrowse.tsx';
import { WhitePagesCity, WhitePagesCityHead } from '../pages/white-pages/WhitePagesCity.tsx';
import { WhitePagesState } from '../pages/white-pages/WhitePagesState.tsx';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { BrowseRanges } from './BrowseRanges.tsx';

const adam = buildBrowsePerson({ id: 'P12345678901', fullName: 'Adam Ostrowski', age: '52' });
const name = buildDirectoryName({
  firstNames: [
    { name: 'Adam', people: 6 },
    { name: 'Нина', people: 1 },
  ],
  people: [adam],
  page: 2,
  ranges: [
    { page: 1, first: 'Adam', last: 'Maya' },
    { page: 2, first: 'Maya', last: 'Tomasz' },
  ],
});
const city = buildCity({
  commonNames: [{ name: 'Hale', people: 94 }],
  nearby: [
    { city: 'Gresham', stateCode: 'OR', people: 2105 },
    { city: 'Vancouver', stateCode: 'WA', people: 3400 },
  ],
  people: [adam],
});

describe('the letters of last names', () => {
  it('are links if there are names, with the current page marked, and plain text otherwise', () => {
    const page = (
      <DirectoryLetterParts
        answer={{
          letter: 'o',
          letters: 'ho',
          namesCount: 2,
          names: [{ partial: 'oneil', name: "O'Neil", people: 1 }],
          page: 1,
          pages: 1,
          ranges: [],
        }}
      />
    );
    expect(renderHrefs(page)).toEqual([
      '/people-search',
      '/directory/name/h',
      '/directory/name/o',
      '/directory/name/o/oneil',
    ]);
    expect(renderText(page)).toContain("O'Neil 1 person");
    expect(renderText(page)).toContain('Last names that start with O 2 names.');
  });

  it('are on the home page, with the states that have people', () => {
    const states = [
      { stateCode: 'WV', people: 2, properties: 0 },
      { stateCode: 'OR', people: 3, properties: 1 },
      { stateCode: 'GU', people: 0, properties: 4 },
    ];
    const letters = [{ letter: 'o', names: 1, people: 5 }];
    expect(renderHrefs(<HomeBrowse directory={{ people: 5, letters, states }} />)).toEqual([
      '/directory/name/o',
      '/white-pages/or',
      '/white-pages/wv',
    ]);
  });
});

describe('a last name', () => {
  const lede = (more: Partial<DirectoryNameAnswer>) => renderText(<DirectoryNameParts answer={{ ...name, ...more }} />);

  it('says how many people have it, and which states most of them are shown with', () => {
    expect(lede({})).toContain('Ostrowski 164 people in 31 states. Most are in Illinois, Michigan and Oregon.');
    expect(lede({ peopleCount: 5, statesCount: 2, topStates: ['OR', 'OH'] })).toContain('5 people in Oregon and Ohio.');
    expect(lede({ peopleCount: 1, statesCount: 0, topStates: [] })).toContain('Ostrowski 1 person. ');
  });

  it('links to the search, its letter, every first name that a path can spell, every page and every person', () => {
    expect(renderHrefs(<DirectoryNameParts answer={name} />)).toEqual([
      '/people-search',
      '/directory/name/o',
      '/name/Adam-Ostrowski/-',
      '/directory/name/o/ostrowski',
      '/directory/name/o/ostrowski?page=2',
      '/name/Adam-Ostrowski/Portland-OR/P12345678901',
      '/directory/name/o/ostrowski',
      '/directory/name/o/ostrowski',
      '/opt-out',
    ]);
    expect(lede({})).toContain('A–Maya (Adam to Maya) Maya–T (Maya to Tomasz)');
    expect(lede({})).toContain('Нина 1 person');
  });

  it('has the disclaimer and a way to be removed from the list', () => {
    expect(lede({})).toContain(disclaimerCopy.text);
    expect(lede({})).toContain('Is your name here?');
  });
});

describe('a person in a list', () => {
  const line = (more: Partial<BrowsePerson>) =>
    renderText(<DirectoryNameParts answer={{ ...name, people: [{ ...adam, ...more }] }} />);

  it('has a name, an age and a place; unknown values say so or are left out', () => {
    expect(line({})).toContain('Adam Ostrowski Age 52 · Portland, OR');
    expect(line({ age: null, city: null, stateCode: null })).toMatch(/Adam Ostrowski Age -- (?!·)/);
  });

  it('has no age after their death, since it would keep growing', () => {
    expect(line({ isDead: true })).toContain('Adam Ostrowski Deceased · Portland, OR');
  });

  it('is not listed on a page that lost everybody to removal, and the page says so', () => {
    expect(renderText(<DirectoryNameParts answer={{ ...name, people: [] }} />)).toContain(
      'Nobody is left on this page',
    );
  });
});

describe('the parts of a long list', () => {
  const list = (parts: number, page = 1) =>
    renderToStaticMarkup(
      <BrowseRanges
        ranges={Array.from({ length: parts }, (_, at) => ({ page: at + 1, first: `Lee${at}a`, last: `Lee${at}z` }))}
        page={page}
        hrefOf={(part) => `/x?page=${part}`}
      />,
    );

  it('are all in view up to 24, and folded beyond, with the part that is shown named', () => {
    expect(list(24)).not.toContain('<details');
    const html = list(25, 3);
    expect(html).toMatch(/<details(?![^>]*open)[^>]*><summary>.*All 25 parts of this list.*Lee2–Lee2z/);
    expect(html.match(/href="\/x/g)).toHaveLength(25);
  });
});

describe('the white pages', () => {
  it('of a city with many people fold them by the first letter of the last name; every one is in the page', () => {
    const named = (lastName: string, at: number) =>
      buildBrowsePerson({ id: `P1234567890${at}`, fullName: `Ann ${lastName}` });
    const people = ['Abel', 'De La Cruz', 'De La Cruz', 'Évora'].flatMap((lastName, row) =>
      Array.from({ length: 10 }, (_, at) => ({ ...named(lastName, row * 10 + at), lastName })),
    );
    const html = renderToStaticMarkup(<WhitePagesCity answer={{ ...city, people }} />);
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(renderText(<WhitePagesCity answer={{ ...city, people }} />)).toMatch(
      /A 10 people .*D 20 people .*E 10 people /,
    );
    expect(html.match(/href="\/name\/Ann-/g)).toHaveLength(40);
    // Another origin may not say which part of a name is the last name.
    const bare = people.map(({ lastName: _, ...person }) => person);
    expect(renderToStaticMarkup(<WhitePagesCity answer={{ ...city, people: bare }} />)).not.toContain('<details');
  });

  it('of a city list its people, last names and nearby cities, with the state if across the state line [F2-20]', () => {
    const hrefs = renderHrefs(<WhitePagesCity answer={city} />);
    expect(hrefs).toEqual([
      '/name/Hale/Portland-OR',
      '/white-pages/gresham-or',
      '/white-pages/vancouver-wa',
      '/name/Adam-Ostrowski/Portland-OR/P12345678901',
      '/opt-out',
    ]);
    const text = renderText(<WhitePagesCity answer={city} />);
    expect(text).toMatch(/Gresham 2,105 people Vancouver, WA 3,400 people/);
    expect(text).toContain(disclaimerCopy.text);
    expect(renderHrefs(<WhitePagesCityHead answer={city} />)).toEqual(['/white-pages', '/white-pages/or']);
    expect(renderText(<WhitePagesCityHead answer={city} />)).toContain(
      'White pages for Portland, Oregon 7,840 people. Multnomah County.',
    );
  });

  it('of a state list its cities, page by page', () => {
    const page = (
      <WhitePagesState
        answer={{
          kind: 'state',
          stateCode: 'OR',
          peopleCount: 3,
          cities: [{ city: 'Bend', stateCode: 'OR', people: 1 }],
          citiesCount: 101,
          page: 1,
          pages: 2,
          ranges: [
            { page: 1, first: 'Bend', last: 'Salem' },
            { page: 2, first: 'Tigard', last: 'Tigard' },
          ],
        }}
      />
    );
    expect(renderText(page)).toContain('White pages for Oregon 3 people in 101 cities. B–S (Bend to Salem) Tigard');
    expect(renderHrefs(page)).toEqual([
      '/white-pages',
      '/white-pages/or',
      '/white-pages/or?page=2',
      '/white-pages/bend-or',
      '/white-pages/or?page=2',
      '/white-pages/or?page=2',
    ]);
  });
});
