import { beforeEach, describe, expect, it } from 'vitest';
import type { WiderList } from '../../../shared/contract/finding/search.ts';
import { hidePerson } from '../../../tests/fixtures/people-database.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

/** What stands beside a list; expects every wider list to have the number it was given. */
async function wider(location?: string, more: Record<string, string> = {}): Promise<readonly WiderList[] | undefined> {
  const answer = await origin.search('Odessa Quillfeather', location, 1, more);
  expect(answer.total).toBeGreaterThan(0);
  for (const one of answer.wider ?? [])
    expect((await origin.search('Odessa Quillfeather', one.location)).total).toBe(one.people);
  return answer.wider;
}

describe('the same name in wider places', () => {
  beforeEach(() => {
    for (const homes of [['portlandOr'], ['portlandOr'], ['eugene'], ['portlandMe']] as const)
      origin.named('Odessa', 'Quillfeather', { homes });
  });

  it('is counted in the state and anywhere, as these lists count themselves', async () => {
    expect(await wider('Portland, OR')).toEqual([
      { location: 'OR', people: 3, isCapped: false },
      { location: '', people: 4, isCapped: false },
    ]);
    expect(await wider('OR')).toEqual([{ location: '', people: 4, isCapped: false }]);
  });

  it('is left out where it has nobody more', async () => {
    expect(await wider('Portland, ME')).toEqual([{ location: '', people: 4, isCapped: false }]);
    origin.named('Orla', 'Quillfeather', { homes: ['eugene'] });
    const { wider: none } = await origin.search('Orla Quillfeather', 'Eugene, OR');
    expect(none).toEqual([]);
  });

  it('has the same number under filters, which it does not keep', async () => {
    expect(await wider('OR', { city: 'Eugene, OR' })).toEqual([{ location: '', people: 4, isCapped: false }]);
  });

  it('counts nobody who may not be shown', async () => {
    hidePerson(origin.people, origin.named('Odessa', 'Quillfeather', { homes: ['eugene'] }));
    expect((await wider('Portland, OR'))?.map(({ people }) => people)).toEqual([3, 4]);
  });

  it('is not counted anywhere, and not beside a list of more than one page', async () => {
    expect(await wider()).toBeUndefined();
    for (let at = 0; at < 9; at += 1) origin.named('Odessa', 'Quillfeather', { homes: ['portlandOr'] });
    expect(await wider('Portland, OR')).toBeUndefined();
  });
});
