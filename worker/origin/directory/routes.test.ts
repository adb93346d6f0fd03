import { beforeEach, describe, expect, it } from 'vitest';
import type {
  DirectoryAnswer,
  DirectoryLetterAnswer,
  DirectoryNameAnswer,
} from '../../../shared/contract/finding/browse.ts';
import { hidePerson, hideResidence, showPerson } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openBrowseOrigin } from '../../../tests/support/browse-origin.ts';
import type { TestOrigin } from '../../../tests/support/origin-app.ts';

const THIS_YEAR = new Date().getUTCFullYear();

let origin: TestOrigin;
let named: ReturnType<typeof openBrowseOrigin>['named'];

beforeEach(() => {
  ({ origin, named } = openBrowseOrigin());
});

/** 'Aab', 'Aac' and so on: names in alphabetical order. */
const word = (at: number): string =>
  `A${[at / 676, at / 26, at].map((digit) => String.fromCharCode(97 + (Math.floor(digit) % 26))).join('')}`;

async function ask<T>(path: string): Promise<T> {
  const answer = await origin.call(`/api/directory${path}`);
  expect(answer.status, path).toBe(200);
  return answer.json<T>();
}
const askLetter = (path: string) => ask<DirectoryLetterAnswer>(path);
const askName = (path: string) => ask<DirectoryNameAnswer>(path);
const statusOf = async (path: string) => (await origin.call(`/api/directory${path}`)).status;

describe('the directory', () => {
  it('starts with the letters and states that have people', async () => {
    named('Ada', 'Hale');
    named('Bo', 'Hale', { homes: ['portlandMe'] });
    named('Cy', 'Quist');
    origin.people.fillFinding();
    expect(await ask<DirectoryAnswer>('')).toEqual({
      people: 3,
      letters: [
        { letter: 'h', names: 1, people: 2 },
        { letter: 'q', names: 1, people: 1 },
      ],
      states: [
        { stateCode: 'ME', people: 1, properties: 0 },
        { stateCode: 'OR', people: 2, properties: 0 },
      ],
    });
  });

  it('lists the last names of a letter alphabetically, and the other letters in use', async () => {
    for (const last of ['Hale', 'Abel', "O'Neil", 'Oaks', 'Oneil', 'Лиманов']) named('Ada', last);
    origin.people.fillFinding();
    expect(await askLetter('/o')).toEqual({
      letter: 'o',
      letters: 'aho',
      namesCount: 2,
      names: [
        { partial: 'oaks', name: 'Oaks', people: 1 },
        { partial: 'oneil', name: 'Oneil', people: 2 },
      ],
      page: 1,
      pages: 1,
      ranges: [],
    });
  });

  it('has a hundred names on a page, and says where each page begins and ends', async () => {
    for (let at = 0; at < 205; at++) named('Ada', word(at));
    origin.people.fillFinding();
    const second = await askLetter('/a?page=2');
    expect(second.names).toHaveLength(100);
    expect(second.names[0]).toEqual({ partial: word(100).toLowerCase(), name: word(100), people: 1 });
    expect(second).toMatchObject({ page: 2, pages: 3, namesCount: 205 });
    expect(second.ranges).toEqual([
      { page: 1, first: word(0), last: word(99) },
      { page: 2, first: word(100), last: word(199) },
      { page: 3, first: word(200), last: word(204) },
    ]);
    expect((await askLetter('/a?page=3')).names).toHaveLength(5);
  });
});

describe('a last name', () => {
  it('has its people by first name, formatted like result lines, and the states where most of them live', async () => {
    named('Cy', 'Hale', { birth: bornAged(40) });
    named('Bo', 'Hale', { birth: bornAged(80), homes: ['portlandMe'] });
    const ada = named('Ada', 'Hale', { isDead: true, homes: [] });
    named('Ada', 'Hale', { birth: [THIS_YEAR - 44] });
    origin.people.fillFinding();
    const answer = await askName('/h/hale');
    expect(answer).toMatchObject({
      partial: 'hale',
      name: 'Hale',
      peopleCount: 4,
      statesCount: 2,
      topStates: ['OR', 'ME'],
      states: [
        { stateCode: 'OR', people: 2 },
        { stateCode: 'ME', people: 1 },
      ],
      firstNames: [
        { name: 'Ada', people: 2 },
        { name: 'Bo', people: 1 },
        { name: 'Cy', people: 1 },
      ],
      page: 1,
      pages: 1,
      ranges: [],
    });
    expect(answer.people[0]).toEqual({
      id: ada,
      fullName: 'Ada Hale',
      age: null,
      isDead: true,
      city: null,
      stateCode: null,
    });
    expect(answer.people.slice(1)).toMatchObject([
      { fullName: 'Ada Hale', age: '40s', city: 'Eugene', stateCode: 'OR' },
      { fullName: 'Bo Hale', age: '65+', city: 'Portland', stateCode: 'ME' },
      { fullName: 'Cy Hale', age: '40', isDead: false },
    ]);
  });

  it('counts a first name only where somebody has it with that last name alone', async () => {
    named('Ana', 'Hale');
    named('Cesar', 'Hale Ruiz');
    origin.people.fillFinding();
    const { people, firstNames } = await askName('/h/hale');
    expect(people).toHaveLength(2);
    expect(firstNames).toEqual([{ name: 'Ana', people: 1 }]);
  });

  it('of more than a hundred people says with which first names each page begins and ends', async () => {
    for (let at = 0; at < 201; at++) named(word(at), 'Hale');
    origin.people.fillFinding();
    const answer = await askName('/h/hale?page=3');
    expect(answer.people.map(({ fullName }) => fullName)).toEqual([`${word(200)} Hale`]);
    expect(answer.firstNames).toHaveLength(24);
    expect(answer.ranges).toEqual([
      { page: 1, first: word(0), last: word(99) },
      { page: 2, first: word(100), last: word(199) },
      { page: 3, first: word(200), last: word(200) },
    ]);
  });

  it('lists nobody under 18', async () => {
    named('Ada', 'Hale', { birth: bornAged(9) });
    named('Bo', 'Hale');
    origin.people.fillFinding();
    expect((await askName('/h/hale')).people.map(({ fullName }) => fullName)).toEqual(['Bo Hale']);
  });
});

describe('a hidden person', () => {
  it('disappears from lists and counts at once, and the last one takes the name and the letter along', async () => {
    const [ada, bo] = [named('Ada', 'Hale'), named('Bo', 'Hale', { homes: ['portlandMe'] })];
    named('Cy', 'Quist');
    origin.people.fillFinding();
    hidePerson(origin.people, ada);
    expect(await askName('/h/hale')).toMatchObject({
      peopleCount: 1,
      statesCount: 1,
      topStates: ['ME'],
      states: [{ stateCode: 'ME', people: 1 }],
      firstNames: [{ name: 'Bo' }],
      people: [{ fullName: 'Bo Hale' }],
    });
    expect((await askLetter('/h')).names).toEqual([{ partial: 'hale', name: 'Hale', people: 1 }]);
    hidePerson(origin.people, bo);
    expect(await statusOf('/h/hale')).toBe(404);
    expect(await statusOf('/h')).toBe(404);
    expect(await ask<DirectoryAnswer>('')).toMatchObject({
      people: 1,
      letters: [{ letter: 'q' }],
      states: [{ stateCode: 'OR', people: 1 }],
    });
  });

  it('leaves no gap: whoever follows moves up, and pages and ranges are those of a list they were never in', async () => {
    const ids = Array.from({ length: 250 }, (_, at) => named(word(at), 'Hale'));
    origin.people.fillFinding();
    for (const at of [0, 99, 100, 101, 249]) hidePerson(origin.people, ids[at] as string);
    const pages = await Promise.all([1, 2, 3].map((page) => askName(`/h/hale?page=${page}`)));
    expect(pages.map(({ people }) => people.length)).toEqual([100, 100, 45]);
    const left = ids.map((_, at) => `${word(at)} Hale`).filter((_, at) => ![0, 99, 100, 101, 249].includes(at));
    expect(pages.flatMap(({ people }) => people.map(({ fullName }) => fullName))).toEqual(left);
    const ranges = [
      { page: 1, first: word(1), last: word(103) },
      { page: 2, first: word(104), last: word(203) },
      { page: 3, first: word(204), last: word(248) },
    ];
    for (const answer of pages) expect(answer).toMatchObject({ peopleCount: 245, pages: 3, ranges });
    for (const at of [0, 99, 100, 101, 249]) showPerson(origin.people, ids[at] as string);
    expect((await askName('/h/hale?page=2')).people[0]?.fullName).toBe(`${word(100)} Hale`);
  });

  it('takes the last page along if it was alone on it, and the ranges with it', async () => {
    const ids = Array.from({ length: 101 }, (_, at) => named(word(at), 'Hale'));
    origin.people.fillFinding();
    hidePerson(origin.people, ids[3] as string);
    expect(await askName('/h/hale')).toMatchObject({ peopleCount: 100, pages: 1, ranges: [] });
    expect((await askName('/h/hale')).people).toHaveLength(100);
    expect(await statusOf('/h/hale?page=2')).toBe(404);
  });

  it('takes a last name that nobody else has out of the list of its letter, which has no gap there either', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => named('Ada', word(at)));
    origin.people.fillFinding();
    for (const id of ids.slice(10, 15)) hidePerson(origin.people, id);
    const [first, second] = await Promise.all(['/a', '/a?page=2'].map(askLetter));
    expect([first?.names.length, second?.names.length]).toEqual([100, 15]);
    expect(second).toMatchObject({ namesCount: 115, pages: 2 });
    expect(second?.names[0]?.name).toBe(word(105));
    expect(second?.ranges[1]).toEqual({ page: 2, first: word(105), last: word(119) });
  });

  it('at one home is listed with the place they are then shown with', async () => {
    const ada = named('Ada', 'Hale', { homes: ['eugene', 'portlandMe'] });
    origin.people.fillFinding();
    hideResidence(origin.people, ada, 0);
    expect(await askName('/h/hale')).toMatchObject({ topStates: ['ME'], people: [{ city: 'Portland' }] });
  });
});

it('nonexistent lists, pages past the end and names of another letter are the same 404', async () => {
  named('Ada', 'Hale');
  origin.people.fillFinding();
  const bodies = new Set<string>();
  for (const path of ['/z', '/h?page=2', '/h/hal', '/h/hale?page=2', '/h/hale?page=9999999', '/a/hale']) {
    const answer = await origin.call(`/api/directory${path}`);
    expect(answer.status, path).toBe(404);
    bodies.add(answer.text);
  }
  expect(bodies.size).toBe(1);
  for (const path of ['/hh', '/h/ha-le', '/7']) expect(await statusOf(path), path).toBe(404);
  for (const path of ['/h?page=0', '/h?page=x', '/h?page=12345678']) expect(await statusOf(path), path).toBe(400);
});
