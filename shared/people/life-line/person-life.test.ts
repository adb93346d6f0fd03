import { describe, expect, test } from 'vitest';
import { ODD_LIVES } from '../../../tests/fixtures/odd-lives.ts';
import {
  buildAddress,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPerson,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import type { Person } from '../../contract/person/person.ts';
import type { Stretch } from './lane-model.ts';
import { STEPS } from './lane-model.ts';
import { numberHomes } from './number-homes.ts';
import { lifeOf, type PersonLife } from './person-life.ts';

const TODAY = Date.UTC(2026, 10, 1);

function lifeIn(person: Person, hasProperties = true): PersonLife {
  const life = lifeOf(person, { today: TODAY, hasProperties, hrefOf: ({ number }) => `#home-${number}` });
  if (life === null) throw new TypeError('there is no line');
  return life;
}

function stretchesOf({ line }: PersonLife): readonly Stretch[] {
  const lane = line.lanes.find(({ kind }) => kind === 'stretches');
  return lane?.kind === 'stretches' ? lane.stretches : [];
}

const lanes = ({ line }: PersonLife) => line.lanes.map(({ kind, name }) => `${name} ${kind}`);

const home = (city: string, from: string | null, to: string | null, stateCode = 'OR') =>
  buildAddress({
    line1: `5 ${city} St`,
    city,
    stateCode,
    moveInDate: from,
    moveOutDate: to,
    isHistorical: to !== null,
  });

const whole = buildPerson({
  addresses: [
    home('Portland', '2018-02', null),
    home('Tacoma', '1994-01', '2003-01', 'WA'),
    home('Bend', '2003-01', '2018-02'),
  ],
  professionalData: {
    type: 'full',
    title: 'Chief Engineer',
    companyName: 'Foxglove',
    companyDomain: null,
    linkedInUrl: null,
    since: '2012-05',
    earlier: [
      { title: null, companyName: 'Marrow Freight', since: '1999-01', until: '2010-01' },
      { title: 'Clerk', companyName: null },
    ],
  },
  ownedProperties: [
    {
      type: 'full',
      propertyId: 'x1',
      pnpId: 'n1',
      line1: '5 Portland St',
      line1WithoutNumber: 'Portland St',
      city: 'Portland',
      stateCode: 'OR',
      zip5: '97201',
      county: null,
      since: '2018-02',
    },
  ],
  relatives: [
    buildRelative(1, {
      relationship: 'sibling',
      provenance: { firstSeen: '2009-05', lastSeen: null, source: 'public directory' },
    }),
    buildRelative(2, {
      relationship: 'spouse',
      provenance: { firstSeen: '1997-05', lastSeen: null, source: 'public directory' },
    }),
    buildRelative(3),
  ],
});

const free = buildPerson({
  addresses: [
    buildPartialAddress({ city: 'Portland' }),
    ...['Portland', 'Bend', 'Salem'].map((city) => buildObfuscatedAddress({ city })),
  ],
  professionalData: { type: 'teaser', titleAvailable: true, companyNameAvailable: true, linkedInUrlAvailable: true },
  relatives: [buildRelative(1)],
  counts: { ownedPropertiesCount: 2, relativesCount: 8 },
});

describe('a life that was sent whole', () => {
  test('is on a line of time: homes, jobs, what is owned and relatives', () => {
    const life = lifeIn(whole);
    expect(life.about).toBe('3 places, 1994 to now');
    expect(life.isMasked).toBe(false);
    expect(lanes(life)).toEqual(['Lived stretches', 'Worked bands', 'Owned bands', 'Family rings']);
  });

  test('says from when to when the places are, whatever else begins earlier', () => {
    const relatives = [
      buildRelative(1, { provenance: { firstSeen: '1971-05', lastSeen: null, source: 'public directory' } }),
    ];
    expect(lifeIn({ ...whole, relatives }).about).toBe('3 places, 1994 to now');
    const addresses = [buildAddress({ isHistorical: true, moveInDate: '1988-02', moveOutDate: '1999-06' })];
    expect(lifeIn({ ...whole, relatives, addresses }).about).toBe('1 place, 1988 to 1999');
  });

  test('numbers homes from now back, whatever their order, and leaves out the state of the first', () => {
    expect(stretchesOf(lifeIn(whole)).map(({ number, label, sublabel }) => [number, label, sublabel])).toEqual([
      [1, 'Portland', 'since 2018'],
      [2, 'Bend', '2003–2018'],
      [3, 'Tacoma, WA', '1994–2003'],
    ]);
  });

  test('lists everything with how long it was, and what has no date without one', () => {
    expect(lifeIn(whole).line.list.map(({ key, label, when }) => [key, label, when])).toEqual([
      [1, '5 Portland St, Portland, OR', '2018 to now, 8 years'],
      [2, '5 Bend St, Bend, OR', '2003 to 2018, 15 years'],
      [3, '5 Tacoma St, Tacoma, WA', '1994 to 2003, 9 years'],
      ['Worked', 'Foxglove, Chief Engineer', '2012 to now, 14 years'],
      ['Worked', 'Marrow Freight', '1999 to 2010, 11 years'],
      ['Owned', '5 Portland St, Portland, OR', '2018 to now, 8 years'],
      ['Family', 'Nora Hale 2, spouse', 'connected since 1997'],
      ['Family', 'Nora Hale 1, sibling', 'connected since 2009'],
    ]);
  });

  test('leaves out what is owned where the page may not show it', () => {
    expect(lanes(lifeIn(whole, false))).not.toContain('Owned bands');
  });
});

describe('a free view', () => {
  const life = lifeIn(free);

  test('has no year, no length and no place on the axis anywhere', () => {
    expect(life.line.scale).toBe('order');
    expect(JSON.stringify(life)).not.toMatch(/\b(?:19|20)\d\d\b|decade|\byears?,|"span":\{/);
    expect(life.about).toBe('4 places in 3 cities, in order. Years and streets are hidden.');
  });

  test('has one sentence each about work, homes and relatives', () => {
    expect(life.line.lanes.slice(1)).toEqual([
      { kind: 'sentence', name: 'Worked', text: 'Title and employer on record', note: null },
      { kind: 'sentence', name: 'Owned', text: '2 properties on record', note: null },
      { kind: 'sentence', name: 'Family', text: '8 relatives on record', note: 'one is listed below' },
    ]);
  });

  test('links nothing that is masked, and keeps the order in which it was sent', () => {
    expect(stretchesOf(life).map(({ number, label, isMasked, href }) => [number, label, isMasked, href])).toEqual([
      [1, 'Portland', false, '#home-1'],
      [2, 'Portland', true, null],
      [3, 'Bend', true, null],
      [4, 'Salem', true, null],
    ]);
  });
});

test('somebody without an address has no line', () => {
  expect(lifeOf(buildPerson(), { today: TODAY, hasProperties: true, hrefOf: () => null })).toBeNull();
});

test('nobody lives anywhere after their death: the line ends with the last date', () => {
  const life = lifeIn({
    ...whole,
    isDead: true,
    addresses: [home('Bend', '1990-01', '2019-02')],
    professionalData: null,
  });
  expect(life.line.ends.last).toBe('2019');
  expect(stretchesOf(life).map(({ isNow }) => isNow)).toEqual([false]);
});

const ODD_LINES = Object.entries(ODD_LIVES).filter(([, { addresses }]) => addresses.length > 0);

test.each(ODD_LINES)('%s: whatever is drawn is on the axis, and every address has a number', (_, person) => {
  const life = lifeIn(person);
  for (const { span } of stretchesOf(life)) {
    if (span === null) continue;
    expect(span.start).toBeGreaterThanOrEqual(0);
    expect(span.length).toBeGreaterThan(0);
    expect(span.start + span.length).toBeLessThanOrEqual(STEPS);
  }
  const numbers = numberHomes(person.addresses).map(({ number }) => number);
  expect(numbers).toEqual(person.addresses.map((_address, index) => index + 1));
  expect(life.line.list.filter(({ key }) => typeof key === 'number')).toHaveLength(person.addresses.length);
});

test('nothing of somebody who has died goes on until now', () => {
  const { line } = lifeIn({ ...whole, isDead: true });
  const subs = line.lanes.flatMap((lane) => (lane.kind === 'bands' ? lane.bands.map(({ sublabel }) => sublabel) : []));
  expect(subs).toEqual(['from 2012', '1999–2010', 'from 2018']);
  expect(JSON.stringify(line.list.map(({ when }) => when))).not.toContain('now');
});
