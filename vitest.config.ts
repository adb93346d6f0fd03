import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { contractChecks } from './scripts/lib/build/contract-checks.ts';
import { mapNames } from './scripts/lib/build/map-names.ts';
import { mapPlaces } from './scripts/lib/build/map-places.ts';
import { compiledClient } from './tests/support/compiled-client.ts';
import { modelRenderer } from './tests/support/model-renderer.ts';

/** Unit tests are next to their source; tests that need the built workers are in tests/worker. */
const UNIT_TESTS = globSync(['{shared,worker,client,scripts}/**/*.test.{ts,tsx}', 'tests/guards/*.test.ts']).toSorted();
/** A test that mocks a module must not leave the mock to the next file, nor find the module loaded by the one before. */
const MOCKING_TESTS = UNIT_TESTS.filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

/** What workerd provides, for tests that run without it. */
const ALIAS = {
  'cloudflare:workers': fileURLToPath(new URL('./tests/support/cloudflare-workers.ts', import.meta.url)),
};

/** A test that asserts nothing proves nothing, and fails. */
const ASSERTING = { requireAssertions: true };

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [contractChecks(), mapPlaces(), mapNames(), modelRenderer(), compiledClient()],
        resolve: { alias: ALIAS },
        test: {
          name: 'unit',
          expect: ASSERTING,
          // Long enough for a busy machine: no test is about time.
          testTimeout: 60_000,
          include: UNIT_TESTS,
          setupFiles: ['tests/support/property-seed.ts'],
          exclude: MOCKING_TESTS,
          // One module registry for many files: reloading modules for each took more than half of the time.
          isolate: false,
        },
      },
      {
        plugins: [contractChecks(), mapPlaces(), mapNames(), modelRenderer(), compiledClient()],
        resolve: { alias: ALIAS },
        test: {
          name: 'unit-mocking',
          expect: ASSERTING,
          testTimeout: 60_000,
          include: MOCKING_TESTS,
          setupFiles: ['tests/support/property-seed.ts'],
        },
      },
      {
        // Looks at every person of the population, without a worker.
        test: {
          name: 'population',
          // Vitest requires single-processor projects to be separate from those that use all.
          sequence: { groupOrder: 1 },
          expect: ASSERTING,
          include: ['tests/population/*.test.ts'],
          // The first one makes the population that the others look at.
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'worker',
          sequence: { groupOrder: 1 },
          expect: ASSERTING,
          include: ['tests/worker/**/*.test.ts'],
          fileParallelism: false,
          isolate: false,
          // On a busy machine, one test of npm run test:all takes minutes.
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
