import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { BY_PAGE, buildCallPath, type Call, matchCallPath } from './call.ts';

describe('matchCallPath', () => {
  it('matches a path without parameters exactly', () => {
    expect(matchCallPath('/api/user', '/api/user')).toEqual({});
    for (const other of ['/api/user/', '/api/User', '/api/users', '/api//user', '/api/%75ser'])
      expect(matchCallPath('/api/user', other)).toBeNull();
  });
  it('reads each parameter from its segment, decoded once', () => {
    expect(matchCallPath('/api/directory/{letter}/{partial}', '/api/directory/o/ost')).toEqual({
      letter: 'o',
      partial: 'ost',
    });
    expect(matchCallPath('/api/locations/{location}', '/api/locations/St.%20Paul%2FMN%2525')).toEqual({
      location: 'St. Paul/MN%25',
    });
  });
  it('matches no path with another length or another fixed segment', () => {
    for (const other of [
      '/api/property',
      '/api/property/pnp-1/',
      '/api/property/pnp-1/deed',
      '/api/properties/pnp-1',
      'api/property/pnp-1',
    ])
      expect(matchCallPath('/api/property/{pnpId}', other)).toBeNull();
  });
  it('accepts no parameter that is empty or cannot be decoded', () => {
    expect(matchCallPath('/api/property/{pnpId}', '/api/property/')).toBeNull();
    expect(matchCallPath('/api/property/{pnpId}', '/api/property/%E0%A4')).toBeNull();
    expect(matchCallPath('/api/property/{pnpId}', '/api/property/%')).toBeNull();
  });
});

describe('buildCallPath', () => {
  it('fills parameters in so that no value leaves its segment', () => {
    expect(buildCallPath('/api/locations/{location}', { location: 'a/b?c#d e' })).toBe(
      '/api/locations/a%2Fb%3Fc%23d%20e',
    );
    expect(buildCallPath('/api/user', {})).toBe('/api/user');
  });
  it('refuses values that would leave their segment, and missing ones', () => {
    for (const pnpId of ['.', '..', '']) {
      expect(() => buildCallPath('/api/property/{pnpId}', { pnpId })).toThrow(RangeError);
    }
    expect(() => buildCallPath('/api/property/{pnpId}', {})).toThrow('pnpId');
  });
  it('makes paths from which matchCallPath reads the same values', () => {
    const template = '/api/directory/{letter}/{partial}';
    const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value !== '.' && value !== '..');
    fc.assert(
      fc.property(text, text, (letter, partial) => {
        expect(matchCallPath(template, buildCallPath(template, { letter, partial }))).toEqual({ letter, partial });
      }),
    );
  });
});

describe('a row of the table', () => {
  const ROW = calls.suggest;
  const without = <K extends keyof typeof ROW>(key: K): Omit<typeof ROW, K> =>
    Object.fromEntries(Object.entries(ROW).filter(([name]) => name !== key)) as Omit<typeof ROW, K>;

  it('does not compile without its limit, its viewers or what it reveals, nor for browsers with the limit of a page', () => {
    const whole: Call = ROW;
    // @ts-expect-error: its limit is missing
    const noLimit: Call = without('limit');
    // @ts-expect-error: its viewers are missing
    const noViewer: Call = without('viewer');
    // @ts-expect-error: what it reveals is missing
    const noTells: Call = without('tells');
    // @ts-expect-error: the limit of a page does not apply to browsers
    const byPage: Call = { ...ROW, caller: 'browser', limit: BY_PAGE };
    // @ts-expect-error: not even if pages make the call as well
    const byPageToo: Call = { ...ROW, caller: 'both', limit: BY_PAGE };
    expect(new Set([whole, noLimit, noViewer, noTells, byPage, byPageToo]).size).toBe(6);
  });
});
