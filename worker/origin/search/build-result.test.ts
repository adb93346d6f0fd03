import { beforeEach, describe, expect, it } from 'vitest';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

describe('why somebody is found by a nickname', () => {
  it('is the formal name that it is short for, whichever of the two was asked for', async () => {
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

  it('is spelled as the person spells it', async () => {
    origin.named('José', 'Núñez');
    expect((await origin.search('Pepe Nunez')).results).toMatchObject([
      { fullName: 'José Núñez', matchedNickname: { forms: ['Pepe'], formal: 'José' } },
    ]);
  });

  it('is told beside the other name where it is that one which was found', async () => {
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

  it('is not told of a name that was found by its beginning, nor of a last name', async () => {
    origin.named('Jackson', 'Walker');
    origin.named('John', 'Jack');
    for (const name of ['Jacks Walker', 'Jack'])
      for (const { matchedNickname } of (await origin.search(name)).results) expect(matchedNickname).toBeNull();
  });
});
