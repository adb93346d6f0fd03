import { describe, expect, it } from 'vitest';
import { areNeighbors, spellingCost } from './spelling-cost.ts';

describe('the distance of a typed word from a name', () => {
  it.each([
    ['smith', 'smith', 0],
    ['delacruz', 'de la cruz', 0],
    ['smiht', 'smith', 7],
    ['smirh', 'smith', 7],
    ['smyth', 'smith', 7],
    ['smith', 'schmith', 20],
    ['smitth', 'smith', 6],
    ['haris', 'harris', 6],
    ['wqlker', 'walker', 7],
    ['wlker', 'walker', 10],
    ['qalker', 'walker', 9],
    ['awlker', 'walker', 7],
    ['lee', 'leb', 10],
    ['lee', 'leo', 7],
    ['wzlksr', 'walker', 14],
  ])('%s from %s: %i tenths', (typed, name, cost) => {
    expect(spellingCost(typed, name)).toBe(cost);
  });

  it.each([
    ['lee', 'lea m'],
    ['anna', 'annabel'],
    ['jane', 'june b'],
    ['jane', 'dave'],
    ['smith', 'walker'],
    ['walker', 'wblkcrs'],
    ['ostrowski', 'ostrov'],
  ])('%s and %s are too far apart', (typed, name) => {
    expect(spellingCost(typed, name)).toBeNull();
  });

  it('is smaller for more common slips', () => {
    const byCost = (typed: string, names: string[]) =>
      names.toSorted((a, b) => (spellingCost(typed, a) ?? 99) - (spellingCost(typed, b) ?? 99));
    expect(byCost('jomes', ['times', 'james', 'jones'])).toEqual(['james', 'jones', 'times']);
    expect(byCost('kwrry', ['berry', 'kerry', 'karry'])).toEqual(['kerry', 'karry', 'berry']);
  });
});

it('knows that keys are neighbors in their row and between rows', () => {
  expect([...'qweasdzxc'].filter((key) => areNeighbors('s', key))).toEqual(['w', 'e', 'a', 'd', 'z', 'x']);
  expect(areNeighbors('q', 'p')).toBe(false);
  expect(areNeighbors('ñ', 'n')).toBe(false);
  for (const key of 'qwertyuiopasdfghjklzxcvbnm')
    for (const other of 'qwertyuiopasdfghjklzxcvbnm') expect(areNeighbors(key, other)).toBe(areNeighbors(other, key));
});
