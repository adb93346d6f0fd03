import { describe, expect, it } from 'vitest';
import { chooseMutation } from './choose-mutation.ts';

const SOURCE = `
const OTHER = 1;
/** How many at most (F2-01). */
export const MOST = 2;
/** How many at least (F2-02). */
const LEAST = 3;
const limits = {
  first: 4, // F2-03
  second: 5,
};
interface Shape {
  /** F2-04 */
  readonly name: string;
}
`;
const choose = (text: string, id: string, seed: number, names: readonly string[] = [], rule = 'A rule.') =>
  chooseMutation({ file: 'shared/a.ts', text }, { id, rule }, new Set(names), seed);
const chosen = (id: string, seed: number, names?: readonly string[]) => choose(SOURCE, id, seed, names);
const seeds = Array.from({ length: 20 }, (_, at) => at);
const befores = (id: string) => [...new Set(seeds.map((seed) => chosen(id, seed)?.before))].sort();

describe('the change of a row', () => {
  it('is in code with its id in a comment above or on the line', () => {
    expect(befores('F2-01')).toEqual(['2']);
    expect(befores('F2-02')).toEqual(['3']);
    expect(befores('F2-03')).toEqual(['4']);
    expect(chosen('F2-01', 1)).toMatchObject({ line: 4, after: '3', place: 'cited' });
  });
  it('is a number or text from the rule, if there is one', () => {
    const text = `/** F2-01 to F2-09 */\nconst all = [[90, 'A'], [1_000, 'C'], [60, 'Bee']];`;
    for (const seed of seeds) {
      expect(choose(text, 'F2-04', seed, [], 'From 60 on.')?.before).toBe('60');
      expect(choose(text, 'F2-04', seed, [], 'From 1,000 on.')?.before).toBe('1_000');
      expect(choose(text, 'F2-04', seed, [], 'It is Bee.')?.before).toBe("'Bee'");
    }
  });
  it('is in the smallest piece of code that cites its id', () => {
    const text = `/** F2-01 */\nfunction f() {\n  a < 1;\n  // F2-01\n  b = 2;\n}`;
    for (const seed of seeds) expect(choose(text, 'F2-01', seed)?.before).toBe('2');
  });
  it('is otherwise in code that the tests name and that cites no other row', () => {
    expect(chosen('F2-09', 1, ['second', 'MOST', 'first'])).toMatchObject({ before: '5', place: 'named' });
    expect(chosen('F2-01', 1, ['second'])).toMatchObject({ before: '2', place: 'cited' });
  });
  it('is otherwise in any code that cites no other row', () => {
    expect(befores('F2-09')).toEqual(['1', '5']);
    expect(befores('F2-04')).toEqual(['1', '5']);
    expect(chosen('F2-09', 1)?.place).toBe('elsewhere');
  });
  it('is the same for the same seed', () => {
    for (const seed of seeds) expect(chosen('F2-09', seed)).toEqual(chosen('F2-09', seed));
  });
  it('is a text only as a last resort, and null if there is nothing', () => {
    expect(choose(`f('x', 1);`, 'F2-01', 3)?.before).toBe('1');
    expect(choose(`f('x');`, 'F2-01', 3)?.before).toBe("'x'");
    expect(choose('f();', 'F2-01', 3)).toBeNull();
    expect(chooseMutation({ file: 'a.sql', text: '1' }, { id: 'F2-01', rule: 'A rule.' }, new Set(), 3)).toBeNull();
  });
});
