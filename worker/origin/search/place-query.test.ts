import { describe, expect, it } from 'vitest';
import { readPlace } from './place-query.ts';

const city = (...readings: [string, string | null][]) => ({
  kind: 'city',
  readings: readings.map(([cityKey, stateCode]) => ({ cityKey, stateCode })),
});

describe('a place as people write it', () => {
  it.each(['', ' ', '-'])('%j is anywhere', (text) => {
    expect(readPlace(text)).toEqual({ kind: 'anywhere' });
  });

  it.each(['97201', '97201-1234', ' 97201 ', '972011234'])('%j is a zip', (text) => {
    expect(readPlace(text)).toEqual({ kind: 'zip', zip5: '97201' });
  });

  it.each([
    ['OR', 'OR'],
    ['oregon', 'OR'],
    ['west-virginia', 'WV'],
    ['New York', 'NY'],
    ['District of Columbia', 'DC'],
  ])('%j is the state %s', (text, stateCode) => {
    expect(readPlace(text)).toMatchObject({ kind: 'state', stateCode });
  });

  it.each(['Portland OR', 'Portland-OR', 'portland, or', 'PORTLAND,OR', 'Portland Oregon'])('%j is a city', (text) => {
    expect(readPlace(text)).toMatchObject({ kind: 'city', readings: [{ cityKey: 'portland', stateCode: 'OR' }, {}] });
  });

  it('tries the longest state name first and the entire text as a city last', () => {
    expect(readPlace('Charleston West Virginia')).toMatchObject(
      city(['charleston', 'WV'], ['charleston west', 'VA'], ['charleston west virginia', null]),
    );
    expect(readPlace('Port Washington')).toMatchObject(city(['port', 'WA'], ['port washington', null]));
    expect(readPlace('Washington DC')).toMatchObject(city(['washington', 'DC'], ['washington dc', null]));
    expect(readPlace('Winston-Salem-NC')).toMatchObject({ readings: [{ cityKey: 'winston salem' }, {}] });
  });
});

it('treats St and Saint, Ft and Fort, Mt and Mount as the same word', () => {
  const cities = (text: string) => {
    const query = readPlace(text);
    return query.kind === 'city' ? query.readings.map(({ cityKey }) => cityKey) : [];
  };
  expect(cities('St. Louis, MO')).toContain('saint louis');
  expect(cities('Saint Paul')).toContain('st paul');
  expect(cities('Ft Worth, TX')).toContain('fort worth');
  expect(cities('Mount Vernon')).toContain('mt vernon');
});
