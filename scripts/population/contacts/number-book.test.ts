import { expect, test } from 'vitest';
import { monthOf, REFERENCE_MONTH } from '../calendar.ts';
import { loadPlaces } from '../places/places.ts';
import { randomOf } from '../random.ts';
import { areaCodesNear } from './area-codes.ts';
import { NumberBook, officeNumber, type Wish } from './number-book.ts';

/** The numbers of one area code that people may have: without 0000, 1212 and 0100 to 0199. */
const ALL = 9_898;

function placeNamed(city: string, stateCode: string) {
  const found = loadPlaces().find((place) => place.city === city && place.stateCode === stateCode);
  if (found === undefined) throw new Error(`no ${city}, ${stateCode}`);
  return found;
}

/** A place with a single area code, and one with an overlay of 2021. */
const bakersfield = placeNamed('Bakersfield', 'CA');
const decatur = placeNamed('Decatur', 'IL');
const by = REFERENCE_MONTH - 1;
const landline = (need: Wish['need']): Wish => ({ place: bakersfield, by, need, isMobile: false });
const mobile = (need: Wish['need']): Wish => ({ place: bakersfield, by, need, isMobile: true });

function takeAll(book: NumberBook, wish: Wish): string[] {
  const taken: string[] = [];
  for (let next = book.next(wish); next !== null; next = book.next(wish)) taken.push(next.number);
  return taken;
}

test('a place has each of its numbers once, then none, and a neighboring area only helps who must have one', () => {
  const book = new NumberBook(randomOf('all', 'test'));
  const taken = takeAll(book, landline('first'));
  expect(new Set(taken).size).toBe(ALL);
  expect(taken.length).toBe(ALL);
  expect(taken.filter((number) => !/^661555(?!1212|01\d\d)\d{4}$/.test(number))).toEqual([]);
  expect(book.next(mobile('first'))).toBeNull();
  const second = areaCodesNear(bakersfield)[1]?.code;
  expect(book.next(mobile('needed'))?.number.slice(0, 6)).toBe(`${second}555`);
});

test('the last numbers of a code are kept for those who have none', () => {
  const book = new NumberBook(randomOf('extra', 'test'));
  const extras = takeAll(book, landline('extra')).length;
  expect(extras / ALL).toBeGreaterThan(0.69);
  expect(extras / ALL).toBeLessThan(0.71);
  expect(book.next(landline('first'))).not.toBeNull();
});

test('a mobile number that was given up goes to another family, not before its first holder is gone', () => {
  const book = new NumberBook(randomOf('again', 'test'));
  const [number = ''] = takeAll(book, landline('first'));
  const free = monthOf(2015, 6);
  book.giveUp(number, free);
  expect(book.next(mobile('first'))).toBeNull();
  book.startFamily();
  expect(book.next({ ...mobile('first'), by: free - 1 })).toBeNull();
  expect(book.next(landline('first'))).toBeNull();
  expect(book.next({ ...mobile('first'), by: free })).toEqual({ number, from: free });
  expect(book.next(mobile('first'))).toBeNull();
});

test('a small share of mobile numbers had another holder while there are new ones', () => {
  const book = new NumberBook(randomOf('share', 'test'));
  const free = monthOf(2015, 6);
  const numbers: string[] = [];
  for (let n = 0; n < 2_000; n += 1) {
    book.startFamily();
    const { number = '' } = book.next(mobile('first')) ?? {};
    numbers.push(number);
    book.giveUp(number, free);
  }
  const again = 1 - new Set(numbers).size / numbers.length;
  expect(again).toBeGreaterThan(0.02);
  expect(again).toBeLessThan(0.03);
});

test('nobody has a number of an area code before it was in service', () => {
  const book = new NumberBook(randomOf('service', 'test'));
  const wish: Wish = { place: decatur, by: monthOf(2019, 1), need: 'first', isMobile: true };
  const early = Array.from({ length: 300 }, () => book.next(wish));
  expect(early.filter((one) => one?.number.startsWith('447'))).toEqual([]);
  const late = Array.from({ length: 300 }, () => book.next({ ...wish, by }));
  const overlay = late.filter((one) => one?.number.startsWith('447'));
  expect(overlay.length).toBeGreaterThan(10);
  expect(new Set(overlay.map((one) => one?.from))).toEqual(new Set([monthOf(2021, 12)]));
});

test('offices have the numbers that no person has', () => {
  const random = randomOf('offices', 'test');
  for (let n = 0; n < 50; n += 1) expect(officeNumber('661', random)).toMatch(/^\(661\) 555-01\d\d$/);
});
