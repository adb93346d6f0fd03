import { expect, test } from 'vitest';
import { type Label, layoutLabels, type PlacedLabel } from './label-layout.ts';
import { MAP_BOXES } from './map-boxes.ts';
import { joinPins, pinBox, pinLabels } from './pins.ts';
import { labelsBySize, placeLabel, stateLabel } from './region-labels.ts';

const WITHIN = { left: -150, right: 150, top: -100, bottom: 100 } as const;

function overlaps(placed: readonly PlacedLabel[]): string[] {
  return placed.flatMap(({ box: a, label }, index) =>
    placed
      .slice(index + 1)
      .filter(({ box: b }) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top)
      .map((other) => `${label.text} covers ${other.label.text}`),
  );
}

const crowd = Array.from({ length: 400 }, (_, index) =>
  placeLabel(`Town ${index}`, ((index * 37) % 300) - 150, ((index * 91) % 200) - 100),
);

test('labels never cover each other, and end inside the map', () => {
  const placed = layoutLabels(crowd, [], WITHIN);
  expect(placed.length).toBeGreaterThan(8);
  expect(overlaps(placed)).toEqual([]);
  for (const { box } of placed) {
    expect(box.left).toBeGreaterThanOrEqual(WITHIN.left);
    expect(box.right).toBeLessThanOrEqual(WITHIN.right);
  }
});

test('labels that come first get their places: small places are left out where there is no room', () => {
  const [large, small] = [placeLabel('Portland', 0, 0), placeLabel('Gresham', 4, 2)];
  const around: Label[] = [-9, 9].map((dy) => placeLabel(`Other ${dy}`, 0, dy));
  expect(layoutLabels([large, small, ...around], [], WITHIN).map(({ label }) => label.text)[0]).toBe('Portland');
  expect(layoutLabels([large, small], [{ left: -100, right: 100, top: -60, bottom: 60 }], WITHIN)).toEqual([]);
});

test('a text is written once', () => {
  const twice = [placeLabel('Salem', -80, 0), placeLabel('Salem', 80, 50)];
  expect(layoutLabels(twice, [], WITHIN)).toHaveLength(1);
});

test('a turned street leaves room along its line, not around its bounding box', () => {
  const street = { text: 'Halyard Way', kind: 'street', x: 0, y: 0, sides: ['over'], degrees: 45 } as const;
  const corner = { left: 30, right: 60, top: -60, bottom: -30 };
  expect(layoutLabels([street], [corner], WITHIN)).toHaveLength(1);
  expect(layoutLabels([street], [{ left: 14, right: 30, top: 14, bottom: 30 }], WITHIN)).toEqual([]);
});

test('a pin’s name is on the side away from the nearest pin, and never under another pin', () => {
  const pins = joinPins([
    { number: 1, name: 'Portland', x: 0, y: 0 },
    { number: 2, name: 'Gresham', x: 40, y: 0 },
  ]);
  const [portland, gresham] = pinLabels(pins);
  expect([portland?.sides[0], gresham?.sides[0]]).toEqual(['left', 'right']);
  const placed = labelsBySize([], pins, MAP_BOXES).flat();
  expect(placed.map(({ label }) => label.text)).toEqual(['Portland', 'Gresham']);
  for (const { box } of placed)
    for (const pin of pins.map(pinBox))
      expect(box.left < pin.right && box.right > pin.left && box.top < pin.bottom && box.bottom > pin.top).toBe(false);
});

test('a place with a pin is not named a second time', () => {
  const pins = joinPins([{ number: 1, name: 'Portland', x: 0, y: 0 }]);
  const texts = labelsBySize([placeLabel('Portland', 3, 3), stateLabel('Oregon', 0, 60)], pins, MAP_BOXES)
    .flat()
    .map(({ label }) => label.text);
  expect(texts).toEqual(['Portland', 'Oregon']);
});

test('two pins in one city have its name once, however large the box', () => {
  const pins = joinPins([
    { number: 1, name: 'Phoenix', x: 0, y: 0 },
    { number: 2, name: 'Phoenix', x: 60, y: 40 },
  ]);
  const texts = labelsBySize([], pins, MAP_BOXES).flatMap((placed) => placed.map(({ label }) => label.text));
  expect(texts).toEqual(['Phoenix']);
});

test('the smallest box has the labels that no box cuts; wider ones add theirs', () => {
  const wide = [placeLabel('Near', 0, 0), placeLabel('Edge', 130, 0), placeLabel('Far away', 220, 0)];
  const bySize = labelsBySize(wide, [], MAP_BOXES);
  expect(bySize[0]?.map(({ label, anchor }) => `${label.text} ${anchor}`)).toEqual(['Near start', 'Edge end']);
  expect(bySize.flat().map(({ label }) => label.text)).toEqual(['Near', 'Edge', 'Far away']);
  expect(overlaps(bySize.flat())).toEqual([]);
});
