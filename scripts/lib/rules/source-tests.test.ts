import { describe, expect, it } from 'vitest';
import { readSourceTests } from './source-tests.ts';

const read = (text: string) => readSourceTests('a.test.ts', text).map(({ name, ids }) => [name, ...ids]);

describe('the tests of a source', () => {
  it('have their enclosing titles, and the ids of all these titles', () => {
    const text = `
      describe('a page [F2-01]', () => {
        it('opens [F2-02 P2-003]', async ({ page }) => {});
        test.describe('below', () => void test(\`is \${word}\`, () => {}));
      });`;
    expect(read(text)).toEqual([
      ['a page › opens', 'F2-01', 'F2-02', 'P2-003'],
      [`a page › below › is \${word}`, 'F2-01'],
    ]);
  });
  it('say where they are', () => {
    expect(readSourceTests('a.test.ts', `\nit('opens', () => {}, 5_000);`)).toEqual([
      { file: 'a.test.ts', line: 2, name: 'opens', ids: [] },
    ]);
  });
  it('exclude calls that only look like one', () => {
    const text = `
      test.use({ hasTouch: true });
      test.skip(({ isMobile }) => isMobile, 'a mouse');
      test.step('a step [F2-01]', async () => {});
      test.beforeEach(async () => {});
      limit('x [F2-01]', () => {});
      // it('was once here [F2-01]', () => {});
      const words = "it('is a text [F2-01]', () => {})";`;
    expect(read(text)).toEqual([]);
  });
});

describe('the cases of each', () => {
  it('are one test if the template has the ids', () => {
    expect(read(`it.each(['a', 'b'])('takes %s [F2-01]', () => {});`)).toEqual([['takes %s', 'F2-01']]);
  });
  it('are separate tests if their data has an id, by position, by name, or through a constant', () => {
    const own = [['of %s is %s$2'], ['of 1 is 2', 'F2-01']];
    expect(read(`it.each([[1, 2, ' [F2-01]'], [3, 4, '']] as const)('of %s is %s$2', () => {});`)).toEqual(own);
    expect(read(`const A = [[1, 2, ' [F2-01]'], [3, f(), '']]; it.each(A)('of %s is %s$2', () => {});`)).toEqual(own);
    expect(read(`it.each([{ at: 'x', rules: ' [F2-01]' }])('takes $at$rules', () => {});`)).toEqual([
      ['takes x', 'F2-01'],
    ]);
    expect(read(`it.each([['a label [F2-01]', g()], ['b', g()]])('is %s', () => {});`)).toEqual([
      ['is %s'],
      ['is a label', 'F2-01'],
    ]);
  });
  it('stay a template if they are computed', () => {
    expect(read(`it.each(Object.keys(all))('%s of %j', () => {});`)).toEqual([['%s of %j']]);
  });
  it('of a describe multiply its tests', () => {
    const text = `describe.each([['a', ' [F2-01]'], ['b', ' [F2-02]']])('%s$1', () => { it('opens', () => {}); });`;
    expect(read(text)).toEqual([
      ['a › opens', 'F2-01'],
      ['b › opens', 'F2-02'],
    ]);
  });
});

it('an unparsable source is reported by name', () => {
  expect(() => read('it(')).toThrow(/^a\.test\.ts cannot be parsed: /);
});
