import { expect, test } from 'vitest';
import { rangeLabels } from './range-labels.ts';

const labelsOf = (...ends: readonly (readonly [first: string, last: string])[]) =>
  rangeLabels(ends.map(([first, last], at) => ({ page: at + 1, first, last })));

test('parts are named by the letters that tell them apart, as on the spines of a dictionary', () => {
  expect(labelsOf(['Agbayani', 'Foster'], ['Fowler', 'Hale'], ['Ibsen', 'Zuniga'])).toEqual(['A–Fos', 'Fow–H', 'I–Z']);
});

test('a name that ends one part and begins the next stays whole', () => {
  expect(labelsOf(['Oak', 'Pena'], ['Pena', 'Smith'], ['Smith', 'Smith'], ['Smith', 'Soto'])).toEqual([
    'O–Pena',
    'Pena–Smith',
    'Smith',
    'Smith–So',
  ]);
});

test('streets, accents and one name within another are cut between letters', () => {
  expect(labelsOf(['Alder St', 'N Halyard Ave'], ['N Harbor Ct', 'Row 099 St'], ['Row 100 St', 'Élan Way'])).toEqual([
    'A–N Hal',
    'N Har–Row 0',
    'Row 1–É',
  ]);
  expect(labelsOf(['Lee', 'Lee'], ['Leeson', 'Li'])).toEqual(['Lee', 'Lees–Li']);
});

test('no two parts have the same label, and a list in one part has none', () => {
  const labels = labelsOf(['Sa', 'Sb'], ['Sc', 'Sd'], ['Se', 'Se'], ['Sf', 'Sz']);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labelsOf()).toEqual([]);
});
