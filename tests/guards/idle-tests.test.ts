import { expect, it } from 'vitest';
import { findIdleTests } from '../../scripts/lib/rules/idle-tests.ts';
import { testFiles } from '../../scripts/lib/rules/source-tests.ts';
import { ROOT } from './tracked-files.ts';

// Vitest fails such tests when they run (requireAssertions); Playwright has no such setting.
it('every test file has a test, and every test asserts something', () => {
  expect(findIdleTests(ROOT, testFiles(ROOT))).toEqual([]);
});
