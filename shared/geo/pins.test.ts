import { expect, test } from 'vitest';
import { joinPins, type PinPlace } from './pins.ts';

const at = (number: number, x: number, y = 0, name = `City ${number}`): PinPlace => ({ number, name, x, y });

test('places less than 26 pixels from each other are one pin with both numbers', () => {
  expect(joinPins([at(1, 0, 0, 'Portland'), at(2, 25, 0, 'Portland')])).toMatchObject([
    { numbers: [1, 2], text: '1·2', name: 'Portland', x: 0, y: 0 },
  ]);
  expect(joinPins([at(1, 0), at(2, 26)]).map(({ text }) => text)).toEqual(['1', '2']);
});

test('a joined pin names both cities or, of more, the first and how many others', () => {
  expect(joinPins([at(1, 0), at(2, 5)])[0]?.name).toBe('City 1 · City 2');
  expect(joinPins([at(1, 0), at(2, 5), at(3, 9)])[0]?.name).toBe('City 1 + 2');
});

test('many numbers become a range, or the first two and how many others', () => {
  const text = (...numbers: number[]) => joinPins(numbers.map((number) => at(number, 0)))[0]?.text;
  expect(text(1, 2, 5)).toBe('1·2·5');
  expect(text(3, 4, 5, 6)).toBe('3–6');
  expect(text(1, 3, 5, 7)).toBe('1·3 +2');
  expect(text(...Array.from({ length: 40 }, (_, index) => index + 1))).toBe('1–40');
});

test('no pin hides another one, wherever places are, and every number is on one', () => {
  const places = Array.from({ length: 40 }, (_, index) => at(index + 1, (index * 53) % 190, (index * 29) % 140));
  const pins = joinPins(places);
  expect(pins.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b)).toEqual(places.map(({ number }) => number));
  for (const a of pins)
    for (const b of pins)
      if (a !== b) expect(Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < 21).toBe(false);
});

test('without places there are no pins', () => {
  expect(joinPins([])).toEqual([]);
});
