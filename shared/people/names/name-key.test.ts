import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, nameKey } from './name-key.ts';

it('folds letter case and diacritics, even of letters that Unicode does not decompose', () => {
  expect(foldText('Łukasz Nuñez')).toBe('lukasz nunez');
  expect(foldText('Groß Sørensen Æsa')).toBe('gross sorensen aesa');
  expect(foldText('İpek')).toBe('ipek');
});
it('drops apostrophes and periods, and turns all other punctuation into single spaces', () => {
  expect(nameKey("O'Neil-Smith")).toBe('oneil smith');
  expect(nameKey('O’Neil  St. John')).toBe('oneil st john');
});
it('keeps letters of other scripts', () => {
  expect(nameKey('Анна Ли')).toBe('анна ли');
});
it('is the same for a key and the name it was made from', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
    }),
  );
});
