import { expect, it } from 'vitest';
import { parseSource } from '../syntax/syntax.ts';
import { namesInTests } from './names-in-tests.ts';

const TEXT = `
const deep = () => inner();
function help() { return deep(); }
describe('of all [F2-03]', () => {
  it('one [F2-01]', () => { expect(first.part).toBe(help()); });
  it.each([[second, ' [F2-02]'], [third, '']])('two%s$1', () => expect(fourth).toBe(1));
});`;
const names = (id: string) => [...namesInTests(id, parseSource('a.test.ts', TEXT), TEXT)];

it('are those in the tests with the id, and in functions they call in their file', () => {
  expect(names('F2-01')).toEqual(expect.arrayContaining(['first', 'part', 'help', 'deep', 'inner']));
  expect(names('F2-01')).not.toContain('fourth');
});

it('are found by an id in a case’s data and on a describe', () => {
  expect(names('F2-02')).toEqual(expect.arrayContaining(['second', 'fourth']));
  expect(names('F2-02')).not.toContain('first');
  expect(names('F2-03')).toEqual(expect.arrayContaining(['first', 'fourth']));
  expect(names('F2-04')).toEqual([]);
});
