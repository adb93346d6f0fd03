import { describe, expect, test } from 'vitest';
import { pointOf, type Street, streetLine, streetsOf } from './street-grid.ts';

const PORTLAND = { id: 7, latitude: 45.5236, longitude: -122.675, size: 59 };
const HAMLET = { id: 8, latitude: 61.2, longitude: -149.9, size: 1 };

function firstOf(streets: readonly Street[]): Street {
  const [street] = streets;
  if (street === undefined) throw new Error('a place without streets');
  return street;
}

/** Distance in degrees from a point to the nearest part of a line. */
function distanceToLine(point: { latitude: number; longitude: number }, line: readonly (readonly [number, number])[]) {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = line[i - 1] ?? [0, 0];
    const [bx, by] = line[i] ?? [0, 0];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const share = ((point.longitude - ax) * (bx - ax) + (point.latitude - ay) * (by - ay)) / length;
    const t = Math.max(0, Math.min(1, share));
    nearest = Math.min(nearest, Math.hypot(ax + t * (bx - ax) - point.longitude, ay + t * (by - ay) - point.latitude));
  }
  return nearest;
}

describe('the invented street grid', () => {
  test('is always the same for a place, and different for another', () => {
    expect(streetsOf(PORTLAND)).toEqual(streetsOf({ ...PORTLAND }));
    expect(streetLine(PORTLAND, firstOf(streetsOf(PORTLAND)))).toEqual(
      streetLine(PORTLAND, firstOf(streetsOf({ ...PORTLAND }))),
    );
    expect(streetsOf(PORTLAND).map(({ name }) => name)).not.toEqual(
      streetsOf({ ...PORTLAND, id: 9 }).map((s) => s.name),
    );
  });

  test('gives each street of a place its own name', () => {
    for (const size of [1, 8, 59, 274]) {
      const names = streetsOf({ ...PORTLAND, size }).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('names streets with a word, a type and sometimes a direction', () => {
    for (const { name } of streetsOf(PORTLAND)) expect(name).toMatch(/^([NSEW] )?[A-Z][a-z]+ [A-Z][a-z]+$/);
  });

  test('gives a bigger place more streets', () => {
    expect(streetsOf(PORTLAND).length).toBeGreaterThan(streetsOf(HAMLET).length * 2);
  });

  test.each([PORTLAND, HAMLET])('puts every house on the line of its street', (place) => {
    for (const street of streetsOf(place)) {
      const line = streetLine(place, street);
      for (const number of [street.firstNumber, 101, 250, 799, street.lastNumber]) {
        expect(distanceToLine(pointOf(place, street, number), line)).toBeLessThan(2e-6);
      }
    }
  });

  test('keeps house numbers in order along the street', () => {
    const street = firstOf(streetsOf(PORTLAND));
    const longitudes = [100, 450, 1200, 2000, 3500].map((number) => pointOf(PORTLAND, street, number).longitude);
    expect(longitudes).toEqual([...longitudes].sort((a, b) => a - b));
  });

  test('rejects a house number that the street does not have', () => {
    const street = firstOf(streetsOf(PORTLAND));
    expect(() => pointOf(PORTLAND, street, street.lastNumber + 1)).toThrow(RangeError);
    expect(() => pointOf(PORTLAND, street, 0)).toThrow(RangeError);
  });

  test('stays within a few miles of the place', () => {
    for (const street of streetsOf(PORTLAND)) {
      for (const [longitude, latitude] of streetLine(PORTLAND, street)) {
        expect(Math.abs(latitude - PORTLAND.latitude)).toBeLessThan(0.06);
        expect(Math.abs(longitude - PORTLAND.longitude)).toBeLessThan(0.09);
      }
    }
  });
});
