import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Address } from '../../../../shared/contract/person/address.ts';
import {
  buildAddress,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPerson,
} from '../../../../tests/fixtures/person.ts';
import { buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderText } from '../../../ui/text/render-text.ts';
import { PersonMap } from './PersonMap.tsx';

const vague = buildPartialAddress({ latlong: { latitude: 45.5, longitude: -122.7 } });
const mapOf = (addresses: readonly Address[]) => (
  <PersonMap page={buildPage(buildPerson({ addresses: [...addresses] }))} />
);

test('before any script runs, the map is a picture of the place in the colors of both themes [F2-71 F1-18]', () => {
  const full = buildAddress({ latlong: { latitude: 45.52018, longitude: -122.70587 } });
  const markup = renderToStaticMarkup(mapOf([full]));
  expect(markup).toContain('src="/tiles/v2/picture/light/pin45.52018,-122.70587.svg"');
  expect(markup).toContain('media="(prefers-color-scheme: dark)"');
  expect(markup).toContain('srcSet="/tiles/v2/picture/dark/pin45.52018,-122.70587.svg"');
  expect(markup).toContain('alt="Map of Portland, OR"');
  expect(renderText(mapOf([full]))).toBe('© Map contributors');
});

test('a vague position is an area, in text and in the picture', () => {
  expect(renderText(mapOf([vague]))).toBe('Approximate area © Map contributors');
  const markup = renderToStaticMarkup(mapOf([vague]));
  expect(markup).toContain('/tiles/v2/picture/light/area45.5,-122.7.svg');
  expect(markup).toContain('alt="Map of Portland, OR, approximate area"');
});

test('without a position, the map says so and shows no place', () => {
  for (const addresses of [[], [{ ...vague, latlong: null }]]) {
    expect(renderText(mapOf(addresses))).toBe('No location on record © Map contributors');
    expect(renderToStaticMarkup(mapOf(addresses))).not.toContain('<img');
  }
});

test('with past homes withheld and no current one, the map does not claim that there are none', () => {
  const past = buildObfuscatedAddress({ city: 'Astoria' });
  expect(renderText(mapOf([past, past]))).toBe('Past homes are hidden © Map contributors');
  // Addresses sent in full hide nothing.
  const unplaced = buildAddress({ isHistorical: true, latlong: null });
  expect(renderText(mapOf([unplaced]))).toBe('No location on record © Map contributors');
});
