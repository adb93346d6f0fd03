import { beforeAll, describe, expect, it } from 'vitest';
import { type Suggestion, suggestAnswerSchema } from '../../../shared/contract/finding/reverse-search.ts';
import { hidePerson } from '../../../tests/fixtures/people-database.ts';
import { fullReads, plansOfAll } from '../../../tests/support/query-plans.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';
import { addTowns } from '../../../tests/support/towns.ts';
import { suggestPlaces } from './suggest-places.ts';

let origin: SearchOrigin;
let hidden: string;
beforeAll(() => {
  origin = openSearchOrigin();
  addTowns(origin);
  for (const home of ['portlandOr', 'portlandOr', 'portlandMe'] as const)
    origin.named('Ada', 'Hale', { homes: [home] });
  hidden = origin.named('Ada', 'Hale', { homes: ['portWashington'] });
  origin.people.fillFinding();
  hidePerson(origin.people, hidden);
});

async function suggest(q: string): Promise<readonly Suggestion[]> {
  const answer = await origin.call(`/api/suggest?${new URLSearchParams({ q, type: 'location' })}`, {
    envelope: { caller: 'browser' },
  });
  return suggestAnswerSchema.parse(answer.json()).suggestions;
}
/** 'New York, NY (NYC)', '~Portland, OR' for a near spelling. */
const told = async (q: string) =>
  (await suggest(q)).map(
    ({ text, detail, isSpelling }) => `${isSpelling ? '~' : ''}${text}${detail === null ? '' : ` (${detail})`}`,
  );

describe('a place field suggests', () => {
  it.each([
    ['nyc', ['New York, NY (NYC)']],
    ['philly', ['Philadelphia, PA (Philly)']],
    ['phill', ['Philadelphia, PA (Philly)']],
    ['manhatt', ['Manhattan, KS', 'New York, NY (Manhattan)']],
    ['la', ['Louisiana', 'Los Angeles, CA (LA)', 'Las Cruces, NM']],
    ['kc', ['Kansas City, MO (KC)', 'Kansas City, KS (KC)']],
    ['calif', ['California']],
    ['wash', ['Washington', 'Washington, DC']],
  ])('for %j by nickname and abbreviation %j', async (q, expected) => {
    expect(await told(q)).toEqual(expected);
  });

  it.each([
    ['100', ['New York, NY (ZIPs 10001 to 10002)']],
    ['1000', ['New York, NY (ZIPs 10001 to 10002)']],
    ['900', ['Los Angeles, CA (ZIP 90001)']],
    ['90001', ['Los Angeles, CA (ZIP 90001)']],
    ['902', []],
    ['97', []],
  ])('for the zip beginning %j %j', async (q, expected) => {
    expect(await told(q)).toEqual(expected);
  });

  it.each([
    ['king county', ['King County, WA', 'King County, TX']],
    ['king coun', ['King County, WA', 'King County, TX']],
    ['king county, w', ['King County, WA']],
    ['snohom', ['Snohomish County, WA']],
    ['orleans par', ['Orleans Parish, LA', 'Orleans County, VT']],
    ['dona ana', ['Doña Ana County, NM']],
    ['st louis county', ['St. Louis County, MO']],
    ['spok', ['Spokane, WA']],
  ])('for %j the counties %j', async (q, expected) => {
    expect(await told(q)).toEqual(expected);
  });

  it.each([
    ['portlnad', ['~Portland, OR', '~Portland, ME']],
    ['portlnad or', ['~Portland, OR']],
    ['portlnad, oreg', ['~Portland, OR']],
    ['portland oregn', ['Portland, OR']],
    ['pheon', ['~Phoenix, AZ']],
    ['philadelpia', ['~Philadelphia, PA']],
    ['albuquerqe', ['~Albuquerque, NM']],
    ['seatle', ['~Seattle, WA']],
    ['oregn', ['Oregon']],
  ])('for the misspelled %j %j, marked as such', async (q, expected) => {
    expect(await told(q)).toEqual(expected);
  });

  it('nothing nearly so spelled if a place begins as typed, if too little is typed, or if nobody lives there', async () => {
    expect(await told('seatt')).toEqual(['Seattle, WA']);
    for (const q of ['prtl', 'zzzzzz', 'port washingtn', 'port wash', 'beverly hils', '日本語日本'])
      expect(await told(q), q).toEqual([]);
  });

  it('cities of a state however it is spelled', async () => {
    for (const q of ['portland or', 'portland ore', 'portland, oregon', 'Portland Oreg.'])
      expect(await told(q), q).toEqual(['Portland, OR']);
    expect(await told('seattle wash')).toEqual(['Seattle, WA']);
    expect(await told('mt vernon')).toEqual(['Mount Vernon, NY', 'Mount Vernon, WA']);
  });

  it('with how many people live there', async () => {
    expect(await suggest('king county, w')).toEqual([
      { kind: 'place', text: 'King County, WA', detail: null, people: 4, path: null },
    ]);
    expect((await suggest('portlnad or'))[0]).toMatchObject({ people: 2, isSpelling: true });
  });
});

const TYPED = ['nyc', 'la', '972', 'king county', 'multnom', 'portlnad', 'portlnad or', 'san fransisco', 'st louis c'];

it('places are suggested in one round trip, by ranges of indexes', async () => {
  for (const q of TYPED) {
    origin.people.roundTrips.count = 0;
    await suggest(q);
    expect(origin.people.roundTrips.count, q).toBe(1);
    const plans = await plansOfAll(origin.people, (db) => suggestPlaces(db, q));
    expect(
      fullReads(plans).filter((line) => !/^SCAN (?:b|\(subquery-\d+\))$/.test(line)),
      q,
    ).toEqual([]);
  }
});
