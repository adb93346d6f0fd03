import { expect, it } from 'vitest';
import { withPlantedTree } from '../../../tests/guards/tracked-files.ts';
import { findIdleTests } from './idle-tests.ts';

const SPEC = 'tests/browser/a.spec.ts';
const faultsOf = (text: string, others: Readonly<Record<string, string>> = {}) =>
  withPlantedTree({ [SPEC]: text, ...others }, (root) => findIdleTests(root, [SPEC]));

it('names a test file without a test', () => {
  expect(faultsOf(`import { test } from './x.ts';\ntest.use({});`)).toEqual([`${SPEC} has no test`]);
});

it('names a test that asserts nothing', () => {
  expect(faultsOf(`test('a', async ({ page }) => {\n  await page.goto('/');\n});`)).toEqual([
    `${SPEC}:1 asserts nothing`,
  ]);
  expect(faultsOf(`test('a', () => expect(1).toBe(1));\ntest('b', () => open());\nfunction open() {}`)).toEqual([
    `${SPEC}:2 asserts nothing`,
  ]);
});

it('lets a test assert by itself, or by what it calls in its file or in one that it imports', () => {
  expect(faultsOf(`test('a', async () => { await expect.poll(() => 1).toBe(1); });`)).toEqual([]);
  expect(faultsOf(`test('a', () => look());\nconst look = () => see();\nfunction see() { assert(1); }`)).toEqual([]);
  const text = `import { look as see } from '../support/look.ts';\ntest('a', async () => { await see(); });`;
  const helper = (body: string) => ({ 'tests/support/look.ts': `export async function look() { ${body} }` });
  expect(faultsOf(text, helper('expect(1).toBe(1);'))).toEqual([]);
  expect(faultsOf(text, helper('await look();'))).toEqual([`${SPEC}:2 asserts nothing`]);
});
