import { expect, test } from 'vitest';
import { loadPlaces } from './places.ts';
import { timeZoneOf } from './time-zones.ts';

const places = loadPlaces();

test.each([
  ['Portland', 'OR', 'America/Los_Angeles'],
  ['Ontario', 'OR', 'America/Boise'],
  ['Boise', 'ID', 'America/Boise'],
  ["Coeur d'Alene", 'ID', 'America/Los_Angeles'],
  ['Grangeville', 'ID', 'America/Los_Angeles'],
  ['El Paso', 'TX', 'America/Denver'],
  ['Houston', 'TX', 'America/Chicago'],
  ['Miami', 'FL', 'America/New_York'],
  ['Pensacola', 'FL', 'America/Chicago'],
  ['Panama City', 'FL', 'America/Chicago'],
  ['Tallahassee', 'FL', 'America/New_York'],
  ['Wewahitchka', 'FL', 'America/Chicago'],
  ['Port St. Joe', 'FL', 'America/New_York'],
  ['Nashville', 'TN', 'America/Chicago'],
  ['Crossville', 'TN', 'America/Chicago'],
  ['Knoxville', 'TN', 'America/New_York'],
  ['Chattanooga', 'TN', 'America/New_York'],
  ['Bowling Green', 'KY', 'America/Chicago'],
  ['Glasgow', 'KY', 'America/Chicago'],
  ['Louisville', 'KY', 'America/New_York'],
  ['Elizabethtown', 'KY', 'America/New_York'],
  ['Evansville', 'IN', 'America/Chicago'],
  ['Gary', 'IN', 'America/Chicago'],
  ['Michigan City', 'IN', 'America/Chicago'],
  ['South Bend', 'IN', 'America/Indiana/Indianapolis'],
  ['Jasper', 'IN', 'America/Indiana/Indianapolis'],
  ['Detroit', 'MI', 'America/Detroit'],
  ['Marquette', 'MI', 'America/Detroit'],
  ['Iron Mountain', 'MI', 'America/Chicago'],
  ['Ironwood', 'MI', 'America/Chicago'],
  ['Menominee', 'MI', 'America/Chicago'],
  ['Fargo', 'ND', 'America/Chicago'],
  ['Bismarck', 'ND', 'America/Chicago'],
  ['Minot', 'ND', 'America/Chicago'],
  ['Beulah', 'ND', 'America/Chicago'],
  ['Dickinson', 'ND', 'America/Denver'],
  ['Sioux Falls', 'SD', 'America/Chicago'],
  ['Mitchell', 'SD', 'America/Chicago'],
  ['Rapid City', 'SD', 'America/Denver'],
  ['Scottsbluff', 'NE', 'America/Denver'],
  ['North Platte', 'NE', 'America/Chicago'],
  ['Goodland', 'KS', 'America/Denver'],
  ['Elkhart', 'KS', 'America/Chicago'],
  ['Elko', 'NV', 'America/Los_Angeles'],
  ['West Wendover', 'NV', 'America/Denver'],
  ['Phoenix', 'AZ', 'America/Phoenix'],
  ['Window Rock', 'AZ', 'America/Denver'],
  ['First Mesa', 'AZ', 'America/Phoenix'],
  ['Anchorage', 'AK', 'America/Anchorage'],
  ['Honolulu', 'HI', 'Pacific/Honolulu'],
  ['San Juan', 'PR', 'America/Puerto_Rico'],
  ['Pago Pago', 'AS', 'Pacific/Pago_Pago'],
])('%s, %s is in time zone %s', (city, stateCode, zone) => {
  const place = places.find((one) => one.city === city && one.stateCode === stateCode);
  expect(place === undefined ? null : timeZoneOf(place)).toBe(zone);
});

test('every place has a time zone that the system knows', () => {
  const zones = new Set(places.map(timeZoneOf));
  expect(zones.size).toBeGreaterThan(12);
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone }), timeZone).not.toThrow();
});
