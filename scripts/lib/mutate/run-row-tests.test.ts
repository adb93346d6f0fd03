import { expect, it } from 'vitest';
import { testsOfRow } from './run-row-tests.ts';

const test = (file: string) => ({ file, line: 1, name: 'opens', ids: ['F2-01'] });

it('takes a row’s unit tests, otherwise its worker tests, otherwise its browser tests', () => {
  const [unit, worker, browser] = ['shared/a.test.ts', 'tests/worker/a.test.ts', 'tests/browser/a.spec.ts'].map(test);
  if (!unit || !worker || !browser) throw new Error('three tests');
  expect(testsOfRow('F2-01', [browser, worker, unit, unit])).toEqual({
    kind: 'unit',
    files: ['shared/a.test.ts'],
    names: ['shared/a.test.ts › opens', 'shared/a.test.ts › opens'],
  });
  expect(testsOfRow('F2-01', [browser, worker])?.kind).toBe('worker');
  expect(testsOfRow('F2-01', [browser])?.kind).toBe('browser');
});

it('has none for a row without tests, or with only a population test', () => {
  expect(testsOfRow('F2-02', [test('shared/a.test.ts')])).toBeNull();
  expect(testsOfRow('F2-01', [test('tests/population/a.test.ts')])).toBeNull();
});
