import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFunnelType } from '../funnels/funnel-values.ts';
import { paths } from './paths.ts';

const ID = 'Pabcdefghijk-_0';
const maya = { name: "Maya O'Neil-Smith", city: 'Portland', stateCode: 'OR', id: ID };
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const ids = fc
  .string({ unit: fc.constantFrom(...'AZaz09_-.~'), minLength: 1, maxLength: 20 })
  .filter((id) => !/^\.\.?$/.test(id));

/** Letters, digits and the punctuation allowed in a path, then a query. */
const SAFE = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?(?:\?[A-Za-z0-9._~*%+=&-]+)?$/;

describe('the person search path (F 2)', () => {
  it('has first and last name, and the place [F2-01]', () => {
    expect(paths.personSearch({ name: 'Maya Ostrowski', location: 'Portland, Oregon' })).toBe(
      '/name/Maya-Ostrowski/Portland-OR',
    );
  });
  it('has a dash for a missing name or location [F2-02 F2-03]', () => {
    expect(paths.personSearch({ name: 'Maya', location: '' })).toBe('/name/Maya/-');
    expect(paths.personSearch({ name: '', location: '' })).toBe('/name/-/-');
  });
  it('drops a page that is not an integer above 1 [F2-24]', () => {
    for (const page of [1, 0, -2, 2.5, Number.NaN, Number.POSITIVE_INFINITY, null, undefined]) {
      expect(paths.personSearch({ name: 'Maya', location: 'OR', page })).toBe('/name/Maya/OR');
    }
    expect(paths.personSearch({ name: 'Maya', location: 'OR', page: 2 })).toBe('/name/Maya/OR?page=2');
  });
  it('can flag that a monitored report is gone (P 2.2)', () => {
    expect(paths.personSearch({ name: 'Maya', location: 'OR', showInfoBanner: true })).toBe(
      '/name/Maya/OR?show_info_banner=true',
    );
  });
});

describe('the person path (P 2.1)', () => {
  it('is name, city-state and id [F2-07 P2-002]', () => {
    expect(paths.person(maya)).toBe(`/name/Maya-Oneil-Smith/Portland-OR/${ID}`);
  });
  it('has a dash for an unknown place [P2-003]', () => {
    expect(paths.person({ ...maya, city: null, stateCode: null })).toBe(`/name/Maya-Oneil-Smith/-/${ID}`);
    expect(paths.person({ ...maya, city: null })).toBe(`/name/Maya-Oneil-Smith/OR/${ID}`);
  });
  it('has a dash for a name that a path cannot spell [P2-004]', () => {
    expect(paths.person({ ...maya, name: 'Анна Ли' })).toBe(`/name/-/Portland-OR/${ID}`);
  });
  it('needs a name (F 5) and a URL-safe id [F5-01 F5-02]', () => {
    expect(() => paths.person({ ...maya, name: ' ' })).toThrow(RangeError);
    for (const id of ['', '..', 'a/b', 'a b', 'é']) expect(() => paths.person({ ...maya, id })).toThrow(RangeError);
  });
  it('writes flags in fixed order, and full=1 for the whole page', () => {
    const query = { view: 'print', is_free: false, monitor: true } as const;
    expect(paths.person({ ...maya, query })).toMatch(/\?monitor=true&is_free=false&view=print$/);
    expect(paths.personFull(maya)).toMatch(/\?full=1$/);
    expect(paths.person({ ...maya, query: { is_free: true } })).not.toContain('?');
  });
});

describe('other paths', () => {
  it('writes phones as 1-AAA-BBB-CCCC, with X for unknown digits (F 2)', () => {
    expect(paths.phone({ phone: '(503) 555-0186' })).toBe('/phone/1-503-555-0186');
    expect(paths.phone({ phone: '503555' })).toBe('/phone/1-503-555-XXXX');
    expect(() => paths.phone({ phone: '' })).toThrow(RangeError);
  });
  it('needs both street and location for an address (F 5) [F2-14 F2-15]', () => {
    const address = { street: '123 N. Main St #4', location: 'Portland, OR', id: 'Aabc' };
    expect(paths.address(address)).toBe('/address/123-N-Main-St-Apt-4/Portland-OR/Aabc');
    expect(paths.address({ street: '123 N. Main St', location: 'Portland, OR' })).toBe(
      '/address/123-N-Main-St/Portland-OR/-',
    );
    expect(paths.street({ street: 'N. Main St', location: 'Portland, OR' })).toBe('/address/N-Main-St/Portland-OR');
    expect(() => paths.address({ ...address, street: ' ' })).toThrow(RangeError);
    expect(() => paths.address({ ...address, location: '' })).toThrow(RangeError);
  });
  it('writes white pages, property search and property in lower case (F 2) [F2-17 F2-18 F2-19]', () => {
    expect(paths.whitePages({ location: 'Saint Louis, MO' })).toBe('/white-pages/saint-louis-mo');
    expect(paths.propertySearch({ location: 'Portland, Oregon' })).toBe('/property-search/portland-or');
    expect(paths.property({ pnpId: 'N12ab' })).toBe('/property/n12ab');
    expect(() => paths.whitePages({ location: '' })).toThrow(RangeError);
    expect(() => paths.propertySearch({ location: '' })).toThrow(RangeError);
  });
  it('writes the directory by letter and partial (P 2.4)', () => {
    expect(paths.directoryLetter({ lastName: "O'Neil Smith" })).toBe('/directory/name/o');
    expect(paths.directoryName({ lastName: "O'Neil Smith" })).toBe('/directory/name/o/oneil');
    expect(() => paths.directoryName({ lastName: 'Ли' })).toThrow(RangeError);
  });
  it('writes the pages of browse lists from the second on (F2-24)', () => {
    expect(paths.directoryLetter({ lastName: 'o', page: 2 })).toBe('/directory/name/o?page=2');
    expect(paths.directoryName({ lastName: 'oneil', page: 1 })).toBe('/directory/name/o/oneil');
    expect(paths.whitePages({ location: 'Portland, OR', page: 12 })).toBe('/white-pages/portland-or?page=12');
  });
  it('accepts only same-site redirects [P2-036]', () => {
    expect(paths.login({ redirect: '/name/maya/or' })).toBe('/auth/login?redirect=%2Fname%2FMaya%2FOR');
    expect(paths.login({ redirect: '//evil.example' })).toBe('/auth/login');
    expect(paths.checkoutUnlimitedSummary({ path: '/name/Maya/OR/Pabcdefghijk' })).toBe(
      '/checkout/unlimited-summary?path=%2Fname%2FMaya%2FOR%2FPabcdefghijk&searchQuotaExceeded=true',
    );
    expect(paths.checkoutPropertySummary({ pnpId: 'n1', propertySite: 'https://homes.example' })).toBe(
      '/checkout/property-summary?wp_source=property&propertyUrl=https%3A%2F%2Fhomes.example%2Fproperty%2Fn1',
    );
  });
  it('writes funnel parameters in fixed order (P 2.7)', () => {
    expect(
      paths.checkoutSummary({
        emailUpgrade: true,
        wpId: ID,
        funnelType: 'person_onepages_1',
        wpMedium: 'onepages',
        wpSource: 'people',
        wpContent: 'emails',
        wpTerm: 'Maya-Oneil',
      }),
    ).toBe(
      '/checkout/summary?wp_term=Maya-Oneil&wp_content=emails&wp_source=people&wp_medium=onepages' +
        `&funnelType=person_onepages_1&wpId=${ID}&emailUpgrade=true`,
    );
  });
  it('leads from an email to the plan (P 2.2) [P2-029]', () => {
    expect(paths.managePlan({ wpId: ID, emailCampaign: true })).toBe(
      `/billing/manage-plan?wpId=${ID}&email_campaign=true`,
    );
  });
  it('passes the names to Court Runner in upper case (P 7) [P2-127 P7-058]', () => {
    const person = { wpId: ID, firstName: 'Maya', middleName: null, lastName: "O'Neil", birthDate: '1985-03-04' };
    expect(paths.purchaseCourtRunner(person)).toBe(
      `/billing/purchase-court-runner?wpId=${ID}&firstName=MAYA&lastName=O%27NEIL&birthDate=1985-03-04`,
    );
  });
  it('falls back to the default funnel for unknown values (F 2)', () => {
    expect(parseFunnelType('gumwall')).toBe('gumwall');
    expect(parseFunnelType('toString')).toBe('default');
    expect(parseFunnelType(null)).toBe('default');
  });
});

describe('every path', () => {
  it('is always URL-safe ASCII without a double slash', () => {
    const named = anyText.filter((name) => name.trim() !== '');
    fc.assert(
      fc.property(named, anyText, anyText, ids, (name, location, other, id) => {
        const built = [
          paths.personSearch({ name, location, page: other.length }),
          paths.person({ name, city: location, stateCode: other, id }),
          paths.personFull({ name, city: null, stateCode: null, id }),
          paths.search({ name, location }),
          paths.property({ pnpId: id }),
          paths.optOutStatus({ reference: id }),
          paths.login({ redirect: other }),
          paths.pricing({ wpTerm: name, wpContent: other }),
          paths.oneTimeLink({ token: other }),
          ...orNothing(() => paths.phone({ phone: other })),
          ...orNothing(() => paths.address({ street: name, location, id })),
          ...orNothing(() => paths.whitePages({ location })),
          ...orNothing(() => paths.propertySearch({ location })),
          ...orNothing(() => paths.directoryName({ lastName: name })),
        ];
        for (const path of built) expect(path).toMatch(SAFE);
      }),
    );
  });
});

/** The result of a builder, or nothing if it refuses. */
function orNothing(build: () => string): string[] {
  try {
    return [build()];
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return [];
  }
}
