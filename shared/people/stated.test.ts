import { expect, it } from 'vitest';
import { stated } from './stated.ts';

it.each([null, '', ' ', '.', '--'])('treats %j as blank', (text) => {
  expect(stated(text)).toBeNull();
});

it.each([
  ['  Keeper ', 'Keeper'],
  ['3M', '3M'],
  ['Ødegaard & Co.', 'Ødegaard & Co.'],
])('reads %j as %j', (text, said) => {
  expect(stated(text)).toBe(said);
});
