import { expect, test } from 'vitest';
import { loadPlaces } from './places.ts';
import { timeZoneOf } from './time-zones.ts';

const places = loadPlaces();

test.each([
  ['Portland', 'OR', 'America/Los_Angeles'],
  ['Boise', 'ID', 'America/Boise'],
  ['El Paso', 'TX', 'America/Denver'],
  ['Houston', 'TX', 'America/Chicago'],
  ['Miami', 'FL', 'America/New_York'],
  ['Pensacola', 'FL', 'America/Chicago'],
  ['Nashville', 'TN', 'America/Chicago'],
  ['Knoxville', 'TN', 'America/New_York'],
  ['Chattanooga', 'TN', 'America/New_York'],
  ['Evansville', 'IN', 'America/Chicago'],
  ['Gary', 'IN', 'America/Chicago'],
  ['South Bend', 'IN', 'America/Indiana/Indianapolis'],
  ['Fargo', 'ND', 'America/Chicago'],
  ['Bismarck', 'ND', 'America/Chicago'],
  ['Minot', 'ND', 'America/Chicago'],
  ['Rapid City', 'SD', 'America/Denver'],
  ['Phoenix', 'AZ', 'America/Phoenix'],
  ['Honolulu', 'HI', 'Pacific/Honolulu'],
  ['San Juan', 'PR', 'America/Puerto_Rico'],
  ['Pago Pago', 'AS', 'Pacific/Pago_Pago'],
])('%s, %s is in time zone %s', (city, stateCode, zone) => {
  const place = places.find((one) => one.city === city && one.stateCode === stateCode);
  expect(place === undefined ? null : timeZoneOf(place)).toBe(zone);
});

test('every place has a time zone that the system knows', () => {
  for (const place of places) {
    const timeZone = timeZoneOf(place);
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone }), timeZone).not.toThrow();
  }
});
