import { expect, test } from 'vitest';
import { groupPeople } from './group-people.ts';

const group = (...names: readonly string[]) =>
  groupPeople(names, (name) => name).map(({ beginning, people, isFirstOfLetter }) => [
    beginning,
    people.length,
    isFirstOfLetter,
  ]);
const times = (name: string, count: number) => Array.from({ length: count }, () => name);

test('people are grouped by the first letter of their name, however it is written', () => {
  expect(group('Abel', 'Adams', 'Élan', 'eastman', "O'Neil", 'Петрова')).toEqual([
    ['A', 2, true],
    ['E', 2, true],
    ['O', 1, true],
    ['П', 1, true],
  ]);
});

test('a letter with many people is split by the second one', () => {
  expect(group(...times('Abel', 20), ...times('Adams', 5), 'Bell')).toEqual([
    ['Ab', 20, true],
    ['Ad', 5, false],
    ['B', 1, true],
  ]);
  expect(group(...times('Smith', 40))).toEqual([['Sm', 40, true]]);
});
