import { expect, test } from 'vitest';
import { type EdgeBindings, parseSettings } from '../env.ts';

const env = {
  ENVIRONMENT: 'production',
  EDGE_ORIGIN_SECRET: 's'.repeat(32),
  ORIGIN_URL: 'https://origin.example.com',
  SITE_URL: 'https://www.porchlight.example',
} as unknown as EdgeBindings;
const both = { ADS_FRAME_ORIGIN: 'https://ads.example.net', ADS_SCRIPT_URL: 'https://tag.example.com/tag.js' };
const parse = (more: Partial<EdgeBindings>) => parseSettings({ ...env, ...more });

test('without a network there are no ads', () => {
  expect(parseSettings(env).ads).toBeNull();
  expect(parse({ AD_DELAY_MOBILE_MS: '10' }).ads).toBeNull();
});

test('a frame host and a tag are enough; the rest has usual values', () => {
  expect(parse(both).ads).toEqual({
    frameOrigin: 'https://ads.example.net',
    scriptUrl: 'https://tag.example.com/tag.js',
    bidScriptUrl: null,
    pubmaxScriptUrl: null,
    unitPath: '/porchlight',
    delayMs: { mobile: 3_000, desktop: 1_500 },
    bidTimeoutMs: 1_000,
  });
});

test('the delay is set separately for mobile and desktop, and the wait for bids by itself [F9-11 F9-12]', () => {
  const times = { AD_DELAY_MOBILE_MS: '5000', AD_DELAY_DESKTOP_MS: '0', AD_BID_TIMEOUT_MS: '800' };
  expect(parse({ ...both, ...times }).ads).toMatchObject({
    delayMs: { mobile: 5_000, desktop: 0 },
    bidTimeoutMs: 800,
  });
  for (const name of Object.keys(times))
    for (const wrong of ['', '-1', '60001', 'soon']) expect(() => parse({ ...both, [name]: wrong })).toThrow(name);
});

test('what is wrong is said in a sentence', () => {
  for (const [more, sentence] of [
    [{ ADS_FRAME_ORIGIN: both.ADS_FRAME_ORIGIN }, 'ads need both ADS_FRAME_ORIGIN and ADS_SCRIPT_URL'],
    [{ ADS_SCRIPT_URL: both.ADS_SCRIPT_URL }, 'ads need both ADS_FRAME_ORIGIN and ADS_SCRIPT_URL'],
    [{ ADS_PUBMAX_SCRIPT_URL: 'https://p.example.com/p.js' }, 'ads need both ADS_FRAME_ORIGIN and ADS_SCRIPT_URL'],
    [{ ...both, ADS_FRAME_ORIGIN: 'http://ads.example.net' }, 'ADS_FRAME_ORIGIN must be https'],
    [{ ...both, ADS_SCRIPT_URL: 'http://tag.example.com/tag.js' }, 'ADS_SCRIPT_URL must be https'],
    [{ ...both, ADS_BID_SCRIPT_URL: 'http://b.example.com/b.js' }, 'ADS_BID_SCRIPT_URL must be https'],
    [{ ...both, ADS_SCRIPT_URL: 'tag.js' }, 'ADS_SCRIPT_URL must be a URL'],
    [{ ...both, ADS_FRAME_ORIGIN: 'https://ads.example.net/frames' }, 'without a path'],
    [{ ...both, ADS_FRAME_ORIGIN: 'https://www.porchlight.example:8443' }, 'another host than SITE_URL'],
    [{ ...both, AD_UNIT_PATH: '1234567' }, 'AD_UNIT_PATH must be like /1234567/people'],
    [{ ...both, AD_UNIT_PATH: '/a/"><script>' }, 'AD_UNIT_PATH'],
  ] as const)
    expect(() => parse(more), sentence).toThrow(sentence);
});

test('a local run may use plain http', () => {
  const local = {
    ENVIRONMENT: 'local',
    SITE_URL: 'http://localhost:8787',
    ADS_FRAME_ORIGIN: 'http://ads.localhost:8787',
    ADS_SCRIPT_URL: 'http://ads.localhost:8787/house/tag.js',
  };
  expect(parse(local).ads?.frameOrigin).toBe('http://ads.localhost:8787');
});
