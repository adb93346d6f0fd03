import { expect, test } from 'vitest';
import { type EdgeBindings, parseSettings } from './env.ts';

const env = {
  ENVIRONMENT: 'local',
  EDGE_ORIGIN_SECRET: 's'.repeat(32),
  ORIGIN_URL: 'http://localhost:1',
} as unknown as EdgeBindings;

test('profit estimates assume a loan at 6.5 percent unless MORTGAGE_RATE says another rate', () => {
  expect(parseSettings(env).mortgageRatePercent).toBe(6.5);
  expect(parseSettings({ ...env, MORTGAGE_RATE: '5.25' }).mortgageRatePercent).toBe(5.25);
  for (const MORTGAGE_RATE of ['', '0', '-1', '31', 'six'])
    expect(() => parseSettings({ ...env, MORTGAGE_RATE })).toThrow('MORTGAGE_RATE');
});
