import { beforeEach, describe, expect, it } from 'vitest';
import type { SearchTry } from '../../../shared/contract/finding/search.ts';
import { parsePath } from '../../../shared/urls/parsers/parse-path.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { addNamesakes } from '../../../tests/fixtures/namesakes.ts';
import { hidePerson } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

type Told = [kind: SearchTry['kind'], name: string, location: string, people: number];

/** What is offered after a search; expects that nobody was found, and every list to have the number it was offered with. */
async function tries(name: string, location?: string, more: Record<string, string> = {}): Promise<Told[]> {
  const answer = await origin.search(name, location, 1, more);
  expect(answer).toMatchObject({ results: [], total: 0 });
  for (const one of answer.tries ?? []) await expectSameNumber(one);
  return (answer.tries ?? []).map((one) => [one.kind, one.name, one.location, one.people]);
}

/** Follows a try as its link does. */
async function expectSameNumber(one: SearchTry): Promise<void> {
  const parsed = parsePath(paths.personSearch({ name: one.name, location: one.location }));
  if (parsed.kind !== 'route' || parsed.name !== 'person-search') throw new Error(`${one.name} has no path`);
  const { name = '', location = '' } = parsed.params;
  const { total, isTotalCapped } = await origin.search(name, location);
  expect({ people: total, isCapped: isTotalCapped }, `${one.kind} ${name}, ${location}`).toEqual({
    people: one.people,
    isCapped: one.isCapped,
  });
}

describe('a search that finds nobody of the name', () => {
  beforeEach(() => {
    for (const homes of [['portlandOr'], ['portlandOr'], ['portlandMe']] as const)
      origin.named('Odessa', 'Quillfeather', { homes });
    origin.named('Otto', 'Quillfeather', { homes: ['portlandMe'] });
    origin.named('Ada', 'Quillfeather', { homes: ['eugene'] });
  });

  it('offers the state, anywhere, the last name there and the first letter, each with its number', async () => {
    expect(await tries('Odessa Quillfeather', 'Eugene, OR')).toEqual([
      ['state', 'Odessa Quillfeather', 'OR', 2],
      ['anywhere', 'Odessa Quillfeather', '', 3],
      ['last-name', 'Quillfeather', 'Eugene, OR', 1],
      ['initial', 'O Quillfeather', 'OR', 2],
    ]);
  });

  it('looks further for the last name and the first letter until somebody has them', async () => {
    expect(await tries('Odessa Quillfeather', 'Charleston, WV')).toEqual([
      ['anywhere', 'Odessa Quillfeather', '', 3],
      ['last-name', 'Quillfeather', '', 5],
      ['initial', 'O Quillfeather', '', 4],
    ]);
    expect(await tries('Oona Quillfeather')).toEqual([
      ['last-name', 'Quillfeather', '', 5],
      ['initial', 'O Quillfeather', '', 4],
    ]);
  });

  it('offers no list twice: the first letter may find the very people of the last name', async () => {
    origin.named('Zoe', 'Quist');
    expect(await tries('Zelda Quist')).toEqual([['last-name', 'Quist', '', 1]]);
  });

  it('offers a last name where it is on record, not a first name that looks like it', async () => {
    origin.named('Graca', 'Walker', { homes: ['charlestonWv'] });
    for (let at = 0; at < 3; at++) origin.named('Otto', 'Garcia', { homes: ['eugene'] });
    expect(await tries('garcia', 'Charleston, WV')).toEqual([['anywhere', 'garcia', '', 3]]);
    expect(await origin.spelled('garcia', 'Charleston, WV')).toEqual([]);
  });

  it('offers near spellings as names with their numbers, in the place or else around it', async () => {
    addNamesakes(origin.people, 'John', 'Smith', 12);
    for (const homes of [['eugene'], ['portlandMe']] as const) origin.named('John', 'Smith', { homes });
    expect(await tries('Jon Smyth')).toEqual([['spelling', 'John Smith', '', 14]]);
    expect(await tries('Jon Smyth', 'Eugene, OR')).toEqual([['spelling', 'John Smith', 'Eugene, OR', 1]]);
    expect(await tries('Jon Smyth', 'Portland, OR')).toEqual([['spelling', 'John Smith', 'OR', 1]]);
    expect(await tries('Jon Smyth', 'Charleston, WV')).toEqual([['spelling', 'John Smith', '', 14]]);
    expect((await tries('Jon Q Smyth'))[0]).toEqual(['spelling', 'John Q Smith', '', 14]);
  });

  it('writes names as they are on record', async () => {
    origin.named('Sean', "O'Neil");
    origin.named('María', 'De La Cruz');
    expect(await tries('Saen Oneill')).toEqual([['spelling', "Sean O'Neil", '', 1]]);
    expect(await tries('mraia de la cruz')).toEqual([
      ['spelling', 'María De La Cruz', '', 1],
      ['last-name', 'De La Cruz', '', 1],
    ]);
    expect(await tries('Dr. Zelda De La Cruz Jr.')).toEqual([['last-name', 'De La Cruz', '', 1]]);
    expect(await tries('Quillfeather, Oona')).toEqual([
      ['last-name', 'Quillfeather', '', 5],
      ['initial', 'O Quillfeather', '', 4],
    ]);
  });

  it('offers nothing if nothing finds anybody, and nothing if somebody has the name', async () => {
    expect(await origin.search('Zzyzx Qqq', 'Eugene, OR')).toMatchObject({ total: 0, tries: [] });
    expect(await origin.search('Odessa Quillfeather')).not.toHaveProperty('tries');
    expect(await origin.search('Quill')).not.toHaveProperty('tries');
    expect(await origin.search('-')).not.toHaveProperty('tries');
  });

  it('in an unknown place, offers the name anywhere, or what is near it', async () => {
    expect(await tries('Odessa Quillfeather', 'Nowhere, OR')).toEqual([['anywhere', 'Odessa Quillfeather', '', 3]]);
    expect(await tries('Odesa Quilfeather', 'Nowhere, OR')).toEqual([['spelling', 'Odessa Quillfeather', '', 3]]);
  });

  it('under filters that leave nobody, offers the list without them', async () => {
    const none = { state: 'WV' };
    expect(await tries('Odessa Quillfeather', undefined, none)).toEqual([['unfiltered', 'Odessa Quillfeather', '', 3]]);
    expect((await tries('Odessa Quillfeather', 'Eugene, OR', none)).map(([kind]) => kind)).not.toContain('unfiltered');
  });

  it('counts only people who may be shown', async () => {
    const hidden = origin.named('Zelda', 'Zimmer');
    origin.named('Zoe', 'Zimmer', { isSuppressed: true });
    origin.named('Zora', 'Zimmer', { birth: bornAged(9) });
    expect(await tries('Zelda Zimmer', 'Eugene, OR')).toEqual([
      ['anywhere', 'Zelda Zimmer', '', 1],
      ['last-name', 'Zimmer', '', 1],
    ]);
    hidePerson(origin.people, hidden);
    for (const name of ['Zelda Zimmer', 'Zelda Zimer', 'Zimmer', 'Zimer']) expect(await tries(name), name).toEqual([]);
  });

  it('says where a list was counted no further', async () => {
    addNamesakes(origin.people, 'Will', 'Walker', 1_600);
    const capped = { location: '', people: 1_000, isCapped: true };
    for (const kept of [false, true]) {
      const answer = await origin.search('Zelda Walker');
      expect(answer.tries, String(kept)).toEqual([{ ...capped, kind: 'last-name', name: 'Walker' }]);
      for (const one of answer.tries ?? []) await expectSameNumber(one);
    }
  });

  it('reads a name that nobody has as a name and a place, where no place was given', async () => {
    expect((await tries('Odessa Quillfeather Portland Maine'))[0]).toEqual([
      'split',
      'Odessa Quillfeather',
      'Portland, ME',
      1,
    ]);
    expect((await tries('Quillfeather Eugene'))[0]).toEqual(['split', 'Quillfeather', 'Eugene, OR', 1]);
    expect((await tries('Oona Quillfeather Eugene')).map(([kind]) => kind)).not.toContain('split');
    const kinds = (await tries('Odessa Quillfeather Portland', 'Eugene, OR')).map(([kind]) => kind);
    expect(kinds).not.toContain('split');
  });

  it('costs a few round trips more, whatever is found', async () => {
    const { roundTrips } = origin.people;
    for (const [name, location, most] of [
      ['Odesa Quilfeather', 'Charleston, WV', 3 + 4],
      ['Odesa Quilfeather', undefined, 2 + 6],
      ['Zzyzx Qqqq', 'Nowhere, OR', 2 + 4],
    ] as const) {
      const before = roundTrips.count;
      await origin.search(name, location);
      expect(roundTrips.count - before, name).toBeLessThanOrEqual(most);
    }
  });
});
