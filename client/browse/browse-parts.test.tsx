import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BrowsePerson, CityAnswer, DirectoryNameAnswer } from '../../shared/contract/finding/browse.ts';
import { disclaimerCopy } from '../../shared/copy/site/disclaimer.ts';
import { buildBrowsePerson, buildCity, buildDirectoryName } from '../../tests/fixtures/browse.ts';
import { DirectoryLetterParts } from '../pages/directory-letter/DirectoryLetterParts.tsx';
import { DirectoryNameParts } from '../pages/directory-name/DirectoryNameParts.tsx';
import { HomeBrowse } from '../pages/home/HomeBrowse.tsx';
import { WhitePagesCity } from '../pages/white-pages/WhitePagesCity.tsx';
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
    expect(lede({})).toContain(
      'People named Ostrowski 164 people in 31 states. Most are in Illinois, Michigan and Oregon.',
    );
    expect(lede({ peopleCount: 5, statesCount: 2, topStates: ['OR', 'OH'] })).toContain('5 people in Oregon and Ohio.');
    expect(lede({ peopleCount: 1, statesCount: 0, topStates: [] })).toContain('Ostrowski 1 person. ');
  });

  it('links to the search, its letter, every first name that a path can spell, every page and every person', () => {
    expect(renderHrefs(<DirectoryNameParts answer={{ ...name, page: 1 }} />)).toEqual([
      '/people-search',
      '/directory/name/o',
      '/directory/name/o',
      '/name/Adam-Ostrowski/-',
      '/directory/name/o/ostrowski',
      '/directory/name/o/ostrowski?page=2',
      '/name/Adam-Ostrowski/Portland-OR/P12345678901',
      '/directory/name/o/ostrowski?page=2',
      '/directory/name/o/ostrowski?page=2',
      '/opt-out',
    ]);
    expect(lede({})).toContain('A–Maya (Adam to Maya) Maya–T (Maya to Tomasz)');
    expect(lede({ page: 1 })).toContain('Adam Ostrowski 6 people Нина Ostrowski 1 person');
  });

  it('shows where its people live and their first names only on its first page', () => {
    const states = [
      { stateCode: 'OR', people: 312 },
      { stateCode: 'XX', people: 4 },
    ];
    expect(renderHrefs(<DirectoryNameParts answer={{ ...name, page: 1, states }} />)).toContain('/name/Ostrowski/OR');
    expect(lede({ page: 1, states })).toMatch(/Where they live.*Show as a list Oregon 312 people By first name/);
    expect(lede({ page: 2, states })).not.toMatch(/Where they live|By first name/);
    // Another origin may not say.
    expect(lede({ page: 1 })).not.toContain('Where they live');
  });

  it('shows its most common first names, and all that are known in a fold', () => {
    const firstNames = Array.from({ length: 9 }, (_, at) => ({ name: `Name${at}`, people: at + 1 }));
    const page = lede({ page: 1, firstNames, peopleCount: 100 });
    expect(page).toContain('By first name Name8 Ostrowski 9 people Name7 Ostrowski 8 people');
    expect(page).toContain('The 9 most common first names');
    expect(lede({ page: 1, firstNames, peopleCount: 45 })).toContain('All 9 first names');
    expect(lede({ page: 1, firstNames: firstNames.slice(0, 6) })).not.toContain('most common');
  });

  it('has the disclaimer and a way to be removed from the list', () => {
    expect(lede({})).toContain(disclaimerCopy.text);
    expect(lede({})).toContain('Is your name here?');
  });
});

describe('a person in a list', () => {
  const line = (more: Partial<BrowsePerson>) =>
    renderText(<DirectoryNameParts answer={{ ...name, people: [{ ...adam, ...more }] }} />);

  it('has a name, a place and an age; what is unknown is left out', () => {
    expect(line({})).toContain('Adam Ostrowski Portland, OR 52 years');
    expect(line({ age: null, city: null, stateCode: null })).not.toMatch(/Adam Ostrowski.*years/);
  });

  it('has no age after their death, since it would keep growing', () => {
    expect(line({ isDead: true })).toMatch(/Adam Ostrowski Deceased Lived in Portland, OR(?! \d)/);
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

describe('the white pages of a city', () => {
  const named = (lastName: string, at: number) => ({
    ...buildBrowsePerson({ id: `P1234567890${at}`, fullName: `Ann ${lastName}` }),
    lastName,
  });
  const many = ['Abel', 'De La Cruz', 'De La Cruz', 'Évora'].flatMap((lastName, row) =>
    Array.from({ length: 10 }, (_, at) => named(lastName, row * 10 + at)),
  );
  const markup = (more: Partial<CityAnswer>) => renderToStaticMarkup(<WhitePagesCity answer={{ ...city, ...more }} />);
  const text = (more: Partial<CityAnswer> = {}) => renderText(<WhitePagesCity answer={{ ...city, ...more }} />);
  const hrefs = (more: Partial<CityAnswer> = {}) => renderHrefs(<WhitePagesCity answer={{ ...city, ...more }} />);

  it('fold many people by the first letter of the last name; every one is in the page', () => {
    const html = markup({ people: many });
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html).not.toMatch(/<details[^>]* open=""/);
    expect(text({ people: many })).toMatch(/A 10 people .*D 20 people .*E 10 people /);
    expect(html.match(/href="\/name\/Ann-/g)).toHaveLength(40);
    expect(markup({ people: many, page: 2, pages: 2 }).match(/<details[^>]* open=""/g)).toHaveLength(1);
    // Another origin may not say which part of a name is the last name.
    const bare = many.map(({ lastName: _, ...person }) => person);
    expect(markup({ people: bare })).not.toContain('<details');
  });

  it('lead from a first letter to where it begins in the list, whether that is folded or not', () => {
    const letters = [
      { letter: 'a', page: 1 },
      { letter: 'd', page: 1 },
      { letter: 'm', page: 3 },
      { letter: 'other', page: 4 },
    ];
    const folded = { letters, people: many, pages: 4 };
    expect(hrefs(folded)).toEqual(
      expect.arrayContaining([
        '/white-pages/portland-or#people-a',
        '/white-pages/portland-or?page=3#people-m',
        '/white-pages/portland-or?page=4#people',
      ]),
    );
    expect(markup(folded)).toContain('id="people-d"');
    expect(hrefs({ letters: letters.slice(0, 2) })).toContain('/white-pages/portland-or#people');
    // Another origin says only where its pages begin and end.
    const ranges = [
      { page: 1, first: 'Abel', last: 'Moss' },
      { page: 2, first: 'Moss', last: 'Zane' },
    ];
    expect(text({ ranges, pages: 2 })).toContain('Abel to Moss');
  });

  it('list their people, last names and nearby cities, with the state if across the state line [F2-20]', () => {
    expect(hrefs()).toEqual([
      '/white-pages',
      '/white-pages/or',
      '/white-pages/or',
      '/white-pages/gresham-or',
      '/white-pages/vancouver-wa',
      '/name/Hale/Portland-OR',
      '/name/Adam-Ostrowski/Portland-OR/P12345678901',
      '/opt-out',
    ]);
    expect(text()).toContain('People in Portland, Oregon 7,840 people on record · Multnomah County');
    expect(text()).toMatch(/Nearby Gresham Vancouver, WA/);
    expect(text()).toContain('Hale 94 people');
    expect(text()).toContain(disclaimerCopy.text);
  });

  it('say what else is known: figures rounded down to tens, area codes, ZIP codes, and streets', () => {
    const about = {
      peopleCount: 7_847,
      figures: { landlines: 1_500, homes: 0, streets: 340 },
      areaCodes: ['503', '971'],
      zipCodes: ['97201', '97202'],
      streets: [{ street: 'Dunby Ln', homes: 40 }],
    };
    expect(text(about)).toContain('people 7,847 listed landlines 1,500+ streets 340+');
    expect(text(about)).toContain('2 ZIP codes 97201 · 97202');
    expect(text(about)).toContain('Streets with the most homes Dunby Ln about 40 homes');
    expect(hrefs(about)).toEqual(
      expect.arrayContaining(['/phone/1-503-XXX-XXXX', '/phone/1-971-XXX-XXXX', '/address/Dunby-Ln/Portland-OR']),
    );
    // Pages after the first begin with people.
    expect(text({ ...about, page: 2, pages: 2 })).not.toMatch(/Area codes|Streets with|In numbers/);
  });

  it('with one person have a row and no numbers', () => {
    const page = text({ peopleCount: 1, county: null, nearby: [], commonNames: [] });
    expect(page).toContain('1 person on record Everyone in Portland Adam Ostrowski');
    expect(page).not.toMatch(/\b0\b/);
  });
});

describe('the white pages', () => {
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
      '/white-pages',
      '/white-pages/or',
      '/white-pages/or?page=2',
      '/white-pages/bend-or',
      '/white-pages/or?page=2',
      '/white-pages/or?page=2',
    ]);
  });
});
