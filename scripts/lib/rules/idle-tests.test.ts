import { expect, it } from 'vitest';
import { withPlantedTree } from '../../../tests/guards/tracked-files.ts';
import { findIdleTests } from './idle-tests.ts';

const SPEC = 'tests/browser/a.spec.ts';
const faultsOf = (text: string, others: Readonly<Record<string, string>> = {}) =>
  withPlantedTree({ [SPEC]: text, ...others }, (root) => findIdleTests(root, [SPEC]));

it('reports a test file without a test', () => {
  expect(faultsOf(`import { test } from './x.ts';\ntest.use({});`)).toEqual([`${SPEC} has no test`]);
});

it('reports a test without an assertion', () => {
  expect(faultsOf(`test('a', async ({ page }) => {\n  await page.goto('/');\n});`)).toEqual([
    `${SPEC}:1 asserts nothing`,
  ]);
  expect(faultsOf(`test('a', () => expect(1).toBe(1));\ntest('b', () => open());\nfunction open() {}`)).toEqual([
    `${SPEC}:2 asserts nothing`,
  ]);
});

it('accepts an assertion in the test, or in a function it calls from its file or an import', () => {
  expect(faultsOf(`test('a', async () => { await expect.poll(() => 1).toBe(1); });`)).toEqual([]);
  expect(faultsOf(`test('a', () => look());\nconst look = () => see();\nfunction see() { assert(1); }`)).toEqual([]);
  const text = `import { look as see } from '../support/look.ts';\ntest('a', async () => { await see(); });`;
  const helper = (body: string) => ({ 'tests/support/look.ts': `export async function look() { ${body} }` });
  expect(faultsOf(text, helper('expect(1).toBe(1);'))).toEqual([]);
  expect(faultsOf(text, helper('await look();'))).toEqual([`${SPEC}:2 asserts nothing`]);
});
