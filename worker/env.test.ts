import { expect, test } from 'vitest';
import { type EdgeBindings, parseSettings } from './env.ts';

const env = {
  ENVIRONMENT: 'local',
  EDGE_ORIGIN_SECRET: 's'.repeat(32),
  ORIGIN_URL: 'http://localhost:1',
  SITE_URL: 'http://localhost:8787',
} as unknown as EdgeBindings;

test('profit estimates assume a loan at 6.5 percent unless MORTGAGE_RATE sets another rate', () => {
  expect(parseSettings(env).mortgageRatePercent).toBe(6.5);
  expect(parseSettings({ ...env, MORTGAGE_RATE: '5.25' }).mortgageRatePercent).toBe(5.25);
  for (const MORTGAGE_RATE of ['', '0', '-1', '31', 'six'])
    expect(() => parseSettings({ ...env, MORTGAGE_RATE })).toThrow('MORTGAGE_RATE');
});

test("a page waits 8 s for a person's details unless DETAILS_TIMEOUT_MS says otherwise", () => {
  expect(parseSettings(env).detailsTimeoutMs).toBe(8_000);
  expect(parseSettings({ ...env, DETAILS_TIMEOUT_MS: '250' }).detailsTimeoutMs).toBe(250);
  for (const DETAILS_TIMEOUT_MS of ['', '0', '-1', '60001', 'soon'])
    expect(() => parseSettings({ ...env, DETAILS_TIMEOUT_MS })).toThrow('DETAILS_TIMEOUT_MS');
});

test('map tiles come from our own versioned path unless TILES_URL is set [F7-23]', () => {
  expect(parseSettings(env).tilesUrl).toMatch(/^\/tiles\/v\d+\/\{z\}\/\{x\}\/\{y\}\.mvt$/);
  const TILES_URL = 'https://tiles.example.com/v3/{z}/{x}/{y}.mvt';
  expect(parseSettings({ ...env, TILES_URL }).tilesUrl).toBe(TILES_URL);
  for (const wrong of ['https://tiles.example.com/v3/{z}/{x}.mvt', 'ftp://tiles.example.com/{z}/{x}/{y}.mvt'])
    expect(() => parseSettings({ ...env, TILES_URL: wrong })).toThrow('TILES_URL');
});

test('the previous secret is accepted, too, if it is set', () => {
  expect(parseSettings(env).secrets).toEqual([env.EDGE_ORIGIN_SECRET]);
  const EDGE_ORIGIN_SECRET_PREVIOUS = 'p'.repeat(32);
  expect(parseSettings({ ...env, EDGE_ORIGIN_SECRET_PREVIOUS }).secrets).toEqual([
    env.EDGE_ORIGIN_SECRET,
    EDGE_ORIGIN_SECRET_PREVIOUS,
  ]);
  for (const wrong of ['', 'short'])
    expect(() => parseSettings({ ...env, EDGE_ORIGIN_SECRET_PREVIOUS: wrong })).toThrow('EDGE_ORIGIN_SECRET_PREVIOUS');
});

test('EXPERIMENT_WEIGHTS and CONSENT_MODE are validated at startup; without them no experiment runs and the country decides', () => {
  expect(parseSettings(env)).toMatchObject({ experimentWeights: {}, consentMode: null });
  const EXPERIMENT_WEIGHTS = '{"PROPERTY_UPSELL":[70,10,10,10]}';
  expect(parseSettings({ ...env, EXPERIMENT_WEIGHTS, CONSENT_MODE: 'opt-in' })).toMatchObject({
    experimentWeights: { PROPERTY_UPSELL: [70, 10, 10, 10] },
    consentMode: 'opt-in',
  });
  for (const wrong of ['{"PROPERTY":[1]}', '{"UPSELL_NEW_TAB":[1,1,1]}', '{"UPSELL_NEW_TAB":[1,-1]}', '70'])
    expect(() => parseSettings({ ...env, EXPERIMENT_WEIGHTS: wrong })).toThrow('EXPERIMENT_WEIGHTS');
  expect(() => parseSettings({ ...env, CONSENT_MODE: 'ask' })).toThrow('CONSENT_MODE');
});

test('invented people are kept out of search engines unless INDEX_INVENTED is exactly true', () => {
  expect(parseSettings(env).indexesInvented).toBe(false);
  expect(parseSettings({ ...env, INDEX_INVENTED: 'false' }).indexesInvented).toBe(false);
  expect(parseSettings({ ...env, INDEX_INVENTED: 'true' }).indexesInvented).toBe(true);
  for (const INDEX_INVENTED of ['', 'yes', '1', 'TRUE'])
    expect(() => parseSettings({ ...env, INDEX_INVENTED })).toThrow('INDEX_INVENTED');
});
