import { describe, expect, it } from 'vitest';
import { checkBoundaries } from '../../scripts/check-boundaries.ts';
import { ROOT, withPlantedTree } from './tracked-files.ts';

const importing = (specifier: string, what = '{ x }') => `import ${what} from '${specifier}';\n`;

const CONFIG = 'name = "o"\n[[d1_databases]]\nbinding = "STORE"\n';

function violations(files: Readonly<Record<string, string>>): string[] {
  return withPlantedTree({ 'worker/origin/wrangler.toml': CONFIG, ...files }, checkBoundaries).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

it('holds for the whole product', () => {
  expect(checkBoundaries(ROOT)).toEqual([]);
});

describe('an import against the arrows is caught', () => {
  it.each([
    ['client/a.ts', '../worker/b.ts', 'client may not import worker (worker/b.ts)'],
    ['client/pages/a.tsx', '../../worker/origin/b.ts', 'client may not import worker/origin (worker/origin/b.ts)'],
    ['shared/urls/a.ts', '../../client/b.ts', 'shared may not import client (client/b.ts)'],
    ['shared/a.ts', '../scripts/b.ts', 'shared may not import scripts (scripts/b.ts)'],
    ['worker/a.ts', './origin/b.ts', 'worker may not import worker/origin (worker/origin/b.ts)'],
    ['worker/origin/a.ts', '../b.ts', 'worker/origin may not import worker (worker/b.ts)'],
    ['worker/origin/a.ts', '../../client/b.ts', 'worker/origin may not import client (client/b.ts)'],
    ['worker/a.ts', '../tests/support/b.ts', 'worker may not import tests (tests/support/b.ts)'],
    ['client/a.tsx', '../tests/fixtures/b.ts', 'client may not import tests (tests/fixtures/b.ts)'],
    ['worker/a.test.ts', '../tests/guards/b.ts', 'worker may not import tests (tests/guards/b.ts)'],
    ['client/a.test.ts', '../worker/b.ts', 'client may not import worker (worker/b.ts)'],
    ['client/a.ts', '../vite.config.ts', 'client may not import root (vite.config.ts)'],
  ])('%s of %s', (file, specifier, message) => {
    expect(violations({ [file]: `// one\n${importing(specifier)}` })).toEqual([`${file}:2 ${message}`]);
  });

  it('in every form that an import has', () => {
    const source = [
      importing('../worker/b.ts', 'type { X }'),
      `import '../worker/b.ts';\n`,
      `import {\n  x,\n} from '../worker/b.ts';\n`,
      `export { x } from '../worker/b.ts';\n`,
      `export * from '../worker/b.ts';\n`,
      `const a = await import('../worker/b.ts');\n`,
      `const b = await import(\n  /* why */ '../worker/b.ts');\n`,
      `type B = typeof import("../worker/b.ts");\n`,
    ];
    for (const text of source) expect(violations({ 'client/a.ts': text })).toHaveLength(1);
    expect(violations({ 'client/a.ts': source.join('') })).toHaveLength(source.length);
  });
});

describe('an import cycle is caught', () => {
  it('with every file that is part of it', () => {
    const files = {
      'shared/a.ts': importing('./b.ts'),
      'shared/b.ts': `// one\n${importing('../shared/c.ts')}`,
      'shared/c.ts': importing('./a.ts') + importing('./d.ts'),
      'shared/d.ts': importing('./e.ts'),
      'shared/e.ts': '',
    };
    expect(violations(files)).toEqual([
      'shared/a.ts:1 import cycle: shared/a.ts → shared/b.ts → shared/c.ts → shared/a.ts',
    ]);
  });

  it.each([
    ['imports of types', importing('./b.ts', 'type { X }')],
    ['import types', "export type B = typeof import('./b.ts');\n"],
    ['re-exports', "export * from './b.ts';\n"],
    ['dynamic imports', "await import('./b.ts');\n"],
  ])('of %s too', (_kind, source) => {
    expect(violations({ 'client/a.ts': source, 'client/b.ts': importing('./a.ts') })).toEqual([
      'client/a.ts:1 import cycle: client/a.ts → client/b.ts → client/a.ts',
    ]);
  });

  it('of a file that imports itself, and of two cycles that share no file', () => {
    expect(
      violations({
        'worker/a.ts': importing('./a.ts'),
        'worker/b.ts': importing('./c.ts'),
        'worker/c.ts': importing('./b.ts'),
      }),
    ).toEqual([
      'worker/a.ts:1 import cycle: worker/a.ts → worker/a.ts',
      'worker/b.ts:1 import cycle: worker/b.ts → worker/c.ts → worker/b.ts',
    ]);
  });
});

it('allows what the arrows allow', () => {
  expect(
    violations({
      'worker/a.ts': importing('../client/b.tsx') + importing('../shared/b.ts') + importing('./b.ts'),
      'worker/origin/a.ts': importing('../../shared/b.ts') + importing('./b.ts'),
      'client/a.tsx': importing('../shared/b.ts') + importing('./a.module.css'),
      'shared/a.test.ts':
        importing('../tests/support/b.ts') + importing('../tests/fixtures/b.ts') + importing('vitest'),
      'scripts/a.ts': importing('../worker/origin/b.ts'),
      'tests/worker/a.ts': importing('../../worker/b.ts'),
      'client/b.ts': `// import { x } from '../worker/b.ts';\n/** like import('../worker/b.ts') */\n`,
    }),
  ).toEqual([]);
});

it('requires an extension on every relative import, and no import from the root', () => {
  expect(violations({ 'scripts/a.ts': importing('./b') })).toEqual(["scripts/a.ts:1 './b' must carry its extension"]);
  expect(violations({ 'client/a.ts': importing('/client/b.ts') })).toEqual([
    "client/a.ts:1 '/client/b.ts' must be a relative path",
  ]);
});

it('requires a dynamic import of the product to name its module', () => {
  const computed = `await import(name);\nawait import(\`./\${name}.ts\`);\n`;
  expect(violations({ 'worker/a.ts': computed })).toHaveLength(2);
  expect(violations({ 'scripts/a.ts': computed })).toEqual([]);
});

it("requires zod as 'zod/mini' in the product", () => {
  for (const file of ['client/a.ts', 'shared/a.ts', 'worker/a.ts', 'worker/origin/a.ts']) {
    expect(violations({ [file]: importing('zod') })).toEqual([`${file}:1 zod is imported as 'zod/mini', not 'zod'`]);
    expect(violations({ [file]: importing('zod/mini', '* as z') })).toEqual([]);
  }
});

it('allows only the origin to name a D1 binding', () => {
  const uses = {
    env: 'const rows = env.STORE.prepare(sql);\n',
    type: 'interface Env {\n  readonly STORE: D1Database;\n}\n',
  };
  expect(violations({ 'worker/a.ts': uses.env })).toEqual([
    'worker/a.ts:1 only worker/origin names a D1 binding (env.STORE)',
  ]);
  expect(violations({ 'worker/env.ts': uses.type })[0]).toMatch(/^worker\/env\.ts:2 only worker\/origin/);
  expect(violations({ 'shared/a.ts': uses.type }).length).toBeGreaterThan(0);
  expect(violations({ 'worker/origin/env.ts': uses.type + uses.env })).toEqual([]);
});
