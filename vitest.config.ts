import { defineConfig } from 'vitest/config';
import { contractChecks } from './scripts/lib/contract-checks.ts';
import { mapPlaces } from './scripts/lib/map-places.ts';

export default defineConfig({
  test: {
    // Pure rules stand beside their source; what needs the built workers is in tests/worker.
    projects: [
      {
        plugins: [contractChecks(), mapPlaces()],
        test: {
          name: 'unit',
          // Long enough for a busy machine: no test is about time.
          testTimeout: 60_000,
          include: ['{shared,worker,client,scripts}/**/*.test.{ts,tsx}', 'tests/guards/*.test.ts'],
        },
      },
      {
        // Looks at every person of the population, without a worker: beside the unit tests, as it takes a processor for a minute.
        test: {
          name: 'population',
          include: ['tests/population/*.test.ts'],
          // The first one makes the population that the others look at.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'worker',
          include: ['tests/worker/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
