import { beforeEach, describe, expect, it } from 'vitest';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

describe('the explanation of a match by nickname', () => {
  it('gives the formal name that it is short for, whichever of the two was requested', async () => {
    origin.named('William');
    origin.named('Bill');
    const reasons = async (name: string) => (await origin.search(name)).results.map((result) => result.matchedNickname);
    const why = { forms: ['Bill'], formal: 'William' };
    expect(await reasons('Bill Walker')).toEqual([null, why]);
    expect(await reasons('William Walker')).toEqual([null, why]);
    expect(await reasons('Will Walker')).toEqual([
      { forms: ['Will', 'Bill'], formal: 'William' },
      { forms: ['Will'], formal: 'William' },
    ]);
  });

  it("uses the person's own spelling", async () => {
    origin.named('José', 'Núñez');
    expect((await origin.search('Pepe Nunez')).results).toMatchObject([
      { fullName: 'José Núñez', matchedNickname: { forms: ['Pepe'], formal: 'José' } },
    ]);
  });

  it('appears beside the other name if that one matched', async () => {
    origin.named('Otto', 'Lind', { akas: ['Robert Walker'] });
    expect((await origin.search('Bob Walker')).results).toMatchObject([
      {
        fullName: 'Otto Lind',
        match: 'nickname',
        matchedName: 'Robert Walker',
        matchedNickname: { forms: ['Bob'], formal: 'Robert' },
      },
    ]);
  });

  it('is missing for a match by beginning, and for a last name', async () => {
    origin.named('Jackson', 'Walker');
    origin.named('John', 'Jack');
    for (const name of ['Jacks Walker', 'Jack'])
      for (const { matchedNickname } of (await origin.search(name)).results) expect(matchedNickname).toBeNull();
  });
});
