import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { byPerson, type Collected, collectPopulation } from '../../../tests/support/collected-population.ts';
import type { PhoneRow } from '../../../worker/origin/import/rows.ts';
import { loadPlaces, type Place } from '../places/places.ts';
import { timeZoneOf } from '../places/time-zones.ts';
import { areaCodesOfPlace } from './area-codes.ts';
import { OVERLAYS, PURE_OVERLAYS } from './overlays.ts';

const all = collectPopulation('phones', 8_000);
const places = new Map(loadPlaces().map((place) => [place.id, place]));
const personByKey = new Map(all.person.map((person) => [person.key, person]));
const byNumber = Map.groupBy(all.phone, ({ number }) => number);

function placeOf(id: number | null): Place {
  const place = places.get(id ?? 0);
  if (place === undefined) throw new Error('a phone of nowhere');
  return place;
}

/** Numbers with an area code that is not in use where the phone is from, or from where its holder never lived. */
function wrongAreaCodes({ phone, personPlace }: Pick<Collected, 'phone' | 'personPlace'>): string[] {
  const homes = byPerson(personPlace);
  return phone
    .filter(({ number, place_id, person_key }) => {
      const isInUse = areaCodesOfPlace(placeOf(place_id)).some(({ code }) => number.startsWith(code));
      const lived = homes.get(person_key);
      return !isInUse || (lived !== undefined && !lived.some((home) => home.place_id === place_id));
    })
    .map(({ number }) => number);
}

const LATE = 3;
const monthsOf = (month: string | null): number => 12 * Number(month?.slice(0, 4)) + Number(month?.slice(5));

/** Numbers from a place where the holder moved only later, though they had a home elsewhere before. */
function issuedBeforeMoving({
  phone,
  residence,
  address,
}: Pick<Collected, 'phone' | 'residence' | 'address'>): string[] {
  const placeOfAddress = new Map(address.map(({ key, place_id }) => [key, place_id]));
  const homes = byPerson(residence);
  return phone
    .filter(({ person_key, place_id, first_seen }) => {
      const known = homes.get(person_key) ?? [];
      const there = known.filter(({ address_key }) => placeOfAddress.get(address_key) === place_id);
      // Some moves are on record a few months late.
      const isEarly = there.every(({ move_in }) => move_in !== null && monthsOf(move_in) > monthsOf(first_seen) + LATE);
      return isEarly && known.some(({ move_in }) => move_in !== null && move_in <= (first_seen ?? ''));
    })
    .map(({ number }) => number);
}

/** Cities and their area codes, written down apart from the table that makes the numbers. */
const CODES_OF: Readonly<Record<string, string>> = {
  'Houston, TX': '713 281 832 346',
  'Bakersfield, CA': '661',
  'Boca Raton, FL': '561 728',
  'Anaheim, CA': '714 657',
  'Decatur, IL': '217 447',
  'Brooklyn, NY': '718 347 929 917',
  'Portland, OR': '503 971',
  'Atlanta, GA': '404 678 470 943 770',
};

/** Numbers of these cities with another area code, and which of the cities have any numbers. */
function wrongOfCities({ phone, place }: Pick<Collected, 'phone' | 'place'>) {
  const cities = new Map(place.map(({ id, city, state_code }) => [id, `${city}, ${state_code}`]));
  const ofCities = phone.flatMap(({ number, place_id }) => {
    const city = cities.get(place_id ?? 0) ?? '';
    const codes = CODES_OF[city]?.split(' ');
    return codes === undefined ? [] : [{ city, number, isRight: codes.includes(number.slice(0, 3)) }];
  });
  return {
    wrong: ofCities.filter(({ isRight }) => !isRight).map(({ number }) => number),
    cities: new Set(ofCities.map(({ city }) => city)),
  };
}

/** Numbers whose overlay code was not in service yet when they were first seen. */
function tooEarly(phones: readonly PhoneRow[]): string[] {
  const since = new Map(OVERLAYS.filter(({ code }) => PURE_OVERLAYS.has(code)).map(({ code, since }) => [code, since]));
  return phones
    .filter(({ number, first_seen }) => Number(first_seen?.slice(0, 4)) < (since.get(number.slice(0, 3)) ?? 0))
    .map(({ number }) => number);
}

/**
 * Numbers that two people had at the same time whom neither a home nor a family connects, directly or by others who had
 * it: relations and homes are bounded, so that two of ten siblings may only have their parents in common.
 */
function sharedByStrangers({ phone, residence, relation }: Pick<Collected, 'phone' | 'residence' | 'relation'>) {
  const homes = byPerson(residence);
  const related = new Set(relation.map(({ person_key, other_key }) => `${person_key} ${other_key}`));
  const areClose = (a: number, b: number): boolean => {
    const own = new Set(homes.get(a)?.map(({ address_key }) => address_key));
    const sharedHome = homes.get(b)?.some(({ address_key }) => own.has(address_key)) ?? false;
    return sharedHome || related.has(`${a} ${b}`) || related.has(`${b} ${a}`);
  };
  const overlap = (a: PhoneRow, b: PhoneRow): boolean =>
    (a.first_seen ?? '') <= (b.last_seen ?? '') && (b.first_seen ?? '') <= (a.last_seen ?? '');
  const circleOf = (start: PhoneRow, rows: readonly PhoneRow[]): readonly PhoneRow[] => {
    const circle = [start];
    for (const { person_key } of circle) {
      circle.push(...rows.filter((row) => !circle.includes(row) && areClose(person_key, row.person_key)));
    }
    return circle;
  };
  return [...Map.groupBy(phone, ({ number }) => number)]
    .filter(([, rows]) =>
      rows.some((a) => {
        const circle = circleOf(a, rows);
        return rows.some((b) => !circle.includes(b) && overlap(a, b));
      }),
    )
    .map(([number]) => number);
}

/** The phones whose number somebody else had before, with that person's. */
function passedOn(phones: ReadonlyMap<string, readonly PhoneRow[]>): (readonly [earlier: PhoneRow, later: PhoneRow])[] {
  return [...phones.values()]
    .filter((rows) => rows.length === 2 && rows.every(({ line_type }) => line_type === 'Mobile'))
    .map((rows) => rows.toSorted((a, b) => ((a.last_seen ?? '') < (b.last_seen ?? '') ? -1 : 1)))
    .flatMap(([a, b]) => (a === undefined || b === undefined ? [] : [[a, b] as const]));
}

describe('phones', () => {
  test('have ten digits and exchange 555, and are never reserved for tests, offices or directory assistance', () => {
    for (const { number } of all.phone) expect(number).toMatch(/^\d{3}555(?!1212|01\d\d)\d{4}$/);
  });

  test('have an area code in use in a place where their holder lives or lived', () => {
    expect(wrongAreaCodes(all)).toEqual([]);
    const [phone] = all.phone;
    if (phone === undefined) throw new Error('no phones');
    const elsewhere = all.place.find(({ state_code }) => state_code !== placeOf(phone.place_id).stateCode);
    for (const fault of [{ number: '2125552345', place_id: 1 }, { place_id: elsewhere?.id ?? 0 }]) {
      const planted = { ...phone, ...fault };
      expect(wrongAreaCodes({ ...all, phone: [planted] })).toEqual([planted.number]);
    }
  });

  test('come from where their holder lived at the time, and are kept after a move', () => {
    expect(issuedBeforeMoving(all)).toEqual([]);
    const homes = byPerson(all.residence);
    const placeOfAddress = new Map(all.address.map(({ key, place_id }) => [key, place_id]));
    const hereNow = ({ person_key, place_id }: PhoneRow): boolean => {
      const [latest] = homes.get(person_key) ?? [];
      return latest === undefined || placeOfAddress.get(latest.address_key) === place_id;
    };
    const mobiles = all.phone.filter(({ line_type }) => line_type === 'Mobile');
    const kept = mobiles.filter((phone) => !hereNow(phone)).length / mobiles.length;
    expect(kept).toBeGreaterThan(0.08);
    expect(kept).toBeLessThan(0.4);
    // A number from before the holder's last move to another town, said to be of that town.
    const planted = mobiles.flatMap((phone) => {
      const [latest, ...earlier] = (homes.get(phone.person_key) ?? []).map((home) => ({
        month: monthsOf(home.move_in),
        place: placeOfAddress.get(home.address_key) ?? 0,
      }));
      if (latest === undefined || earlier.length < 2 || earlier.some(({ place }) => place === latest.place)) return [];
      const isKept = latest.month > monthsOf(phone.first_seen) + LATE;
      return isKept && earlier.some(({ month }) => month > 0 && month <= monthsOf(phone.first_seen))
        ? [{ ...phone, place_id: latest.place }]
        : [];
    });
    expect(planted.length).toBeGreaterThan(10);
    expect(issuedBeforeMoving({ ...all, phone: planted })).toHaveLength(planted.length);
  });

  test('have the codes of well-known cities', () => {
    const found = wrongOfCities(all);
    expect(found.wrong).toEqual([]);
    // Which of the others have people depends on the sample; area-codes.test.ts has all of them.
    expect([...found.cities]).toContain('Houston, TX');
    const houston = all.place.find(({ city, state_code }) => city === 'Houston' && state_code === 'TX');
    const planted = all.phone
      .slice(0, 1)
      .map((phone) => ({ ...phone, number: '5125552345', place_id: houston?.id ?? 0 }));
    expect(wrongOfCities({ phone: planted, place: all.place }).wrong).toEqual(['5125552345']);
  });

  test('have the time zone of their place', () => {
    const zones = new Map([...places.values()].map((place) => [place.id, timeZoneOf(place)]));
    expect(all.phone.filter(({ place_id, timezone }) => zones.get(place_id ?? 0) !== timezone)).toEqual([]);
  });

  test('are not known before their area code was in service', () => {
    expect(tooEarly(all.phone)).toEqual([]);
    const [phone] = all.phone;
    if (phone === undefined) throw new Error('no phones');
    expect(tooEarly([{ ...phone, number: '4475552345', first_seen: '2019-05' }])).toEqual(['4475552345']);
  });

  test('are not known from before 2001, not even of those who died before', () => {
    const tooOld = (phones: Collected['phone']): string[] =>
      phones.flatMap(({ number, first_seen }) => ((first_seen ?? '') < '2001-01' ? [number] : []));
    expect(tooOld(all.phone)).toEqual([]);
    expect(tooOld(all.phone.slice(0, 1).map((phone) => ({ ...phone, first_seen: '1995-04' })))).toHaveLength(1);
  });

  test('that run over the internet are not older than such lines', () => {
    const tooOld = (phones: Collected['phone']): string[] =>
      phones
        .filter(({ line_type, first_seen }) => line_type === 'Other' && (first_seen ?? '') < '2005-01')
        .map(({ number }) => number);
    expect(tooOld(all.phone)).toEqual([]);
    const [line] = all.phone.filter(({ line_type }) => line_type === 'Other');
    if (line === undefined) throw new Error('no such lines');
    expect(tooOld([{ ...line, first_seen: '2002-03' }])).toHaveLength(1);
  });

  test('are shared by people of one home or family, and otherwise by one after the other', () => {
    expect(sharedByStrangers(all)).toEqual([]);
    const [[earlier, later] = []] = passedOn(byNumber);
    if (earlier === undefined || later === undefined) throw new Error('no number was passed on');
    const phone = [{ ...earlier, last_seen: later.first_seen }, later];
    expect(sharedByStrangers({ phone, residence: [], relation: [] })).toEqual([later.number]);
  });

  test('had somebody else before in two or three of a hundred mobiles, who is known not to have it anymore', () => {
    const passed = passedOn(byNumber);
    const mobiles = new Set(all.phone.filter(({ line_type }) => line_type === 'Mobile').map(({ number }) => number));
    expect(passed.length / mobiles.size).toBeGreaterThan(0.018);
    expect(passed.length / mobiles.size).toBeLessThan(0.032);
    for (const [earlier, later] of passed) {
      expect((earlier.last_seen ?? '') < (later.first_seen ?? '')).toBe(true);
      expect(earlier.activity_score ?? 0).toBeLessThan(50);
      expect(earlier.best_weekday).toBeNull();
    }
    expect(passed.filter(([, { last_seen }]) => (last_seen ?? '') >= '2025-12').length).toBeGreaterThan(20);
  });

  test('come with those that the person no longer has last', () => {
    const wrong = [...byPerson(all.phone)].filter(([, rows]) => {
      const isPast = rows
        .toSorted((a, b) => a.sort_order - b.sort_order)
        .filter(({ line_type }) => line_type === 'Mobile')
        .map(({ last_seen }) => (last_seen ?? '') < '2025-12');
      return isPast.includes(true) && isPast.lastIndexOf(false) > isPast.indexOf(true);
    });
    expect(wrong).toEqual([]);
    const past = all.phone.filter(({ last_seen }) => (last_seen ?? '') < '2025-12');
    expect(
      past.filter(({ best_weekday, activity_score }) => best_weekday !== null || (activity_score ?? 0) >= 50),
    ).toEqual([]);
    expect(past.length).toBeGreaterThan(all.phone.length * 0.05);
  });

  test('are valid numbers with area codes in use', () => {
    // American Samoa issues no 555 numbers at all, and its one area code is all there is.
    const elsewhere = all.phone.filter(({ number }) => !number.startsWith('684'));
    const wrong = elsewhere.filter(({ number }) => !parsePhoneNumberFromString(`+1${number}`)?.isValid());
    expect(wrong.map(({ number }) => number)).toEqual([]);
    expect(elsewhere.length).toBeGreaterThan(all.phone.length * 0.9);
  });

  test('are listed only as landlines, and about half of those', () => {
    const landlines = all.phone.filter(({ line_type }) => line_type === 'Landline');
    const listed = all.phone.filter(({ is_listed }) => is_listed === 1);
    expect(listed.every(({ line_type }) => line_type === 'Landline')).toBe(true);
    expect(listed.length / landlines.length).toBeGreaterThan(0.35);
    expect(listed.length / landlines.length).toBeLessThan(0.65);
    expect(new Set(all.phone.map(({ line_type }) => line_type)).size).toBe(3);
  });

  test('that people have at the same time are landlines, and listed for everybody or nobody', () => {
    for (const [, rows] of byNumber) {
      if (rows.length === 1 || rows.every(({ line_type }) => line_type === 'Mobile')) continue;
      expect(new Set(rows.map(({ line_type }) => line_type))).toEqual(new Set(['Landline']));
      expect(new Set(rows.map(({ is_listed }) => is_listed)).size).toBe(1);
      expect(new Set(rows.map(({ carrier }) => carrier)).size).toBe(1);
    }
    const mobiles = all.phone.filter(({ line_type }) => line_type === 'Mobile');
    expect(sharedByStrangers({ phone: mobiles, residence: [], relation: [] })).toEqual([]);
  });

  test('are for business only if the person has a job', () => {
    const professional = all.phone.filter(({ is_professional }) => is_professional === 1);
    expect(professional.length).toBeGreaterThan(all.phone.length * 0.02);
    for (const { person_key } of professional) expect(personByKey.get(person_key)?.job_title).not.toBeNull();
  });

  test('have hours that exist, a score from 0 to 100 and a carrier, each unknown for some', () => {
    for (const { best_weekday, best_weekend, activity_score } of all.phone) {
      expect(best_weekday === null).toBe(best_weekend === null);
      for (const hours of [best_weekday, best_weekend]) {
        for (const hour of JSON.parse(hours ?? '[]') as number[]) expect(hour >= 0 && hour <= 23).toBe(true);
      }
      if (activity_score !== null) expect(activity_score >= 0 && activity_score <= 100).toBe(true);
    }
    for (const column of ['best_weekday', 'activity_score', 'carrier'] as const) {
      const unknown = all.phone.filter((phone) => phone[column] === null).length / all.phone.length;
      expect(unknown).toBeGreaterThan(0.02);
      expect(unknown).toBeLessThan(0.6);
    }
    const scores = all.phone.map(({ activity_score }) => activity_score ?? -1);
    expect([scores.some((s) => s >= 70), scores.some((s) => s >= 0 && s <= 30)]).toEqual([true, true]);
  });

  test('of deceased people are not active', () => {
    for (const { person_key, activity_score, best_weekday } of all.phone) {
      if (personByKey.get(person_key)?.is_dead !== 1) continue;
      expect(best_weekday).toBeNull();
      expect(activity_score ?? 0).toBeLessThan(50);
    }
  });
});
