import { expect, test } from 'vitest';
import { receiptOf } from '../../shared/urls/paid-pages.ts';
import { nameInPath, paidPath, paidWay } from './way-back.ts';

const PERSON = '/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1';

test('only pages that show what was bought are returned to at once, with the receipt in the address', () => {
  expect(paidPath(PERSON, 'PL-1')).toBe(`${PERSON}?paid=PL-1`);
  expect(paidPath(`${PERSON}?full=1`, 'PL-1')).toBe(`${PERSON}?full=1&paid=PL-1`);
  expect(paidPath('/phone/1-503-555-0142', 'PL-1')).toBe('/phone/1-503-555-0142?paid=PL-1');
  for (const path of [null, '/', '/people-search', '/property/n1', '/name/Smith/-'])
    expect(paidPath(path, 'PL-1'), String(path)).toBeNull();
  expect(paidPath(PERSON, 'a b')).toBeNull();
});

test('what a payment opened is led to, and its receipt is named; a refund leads to the receipt alone', () => {
  const site = { propertySite: null };
  const maya = {
    kind: 'person',
    personId: 'PmayaOstrowski1',
    fullName: 'Maya Ostrowski',
    firstName: 'Maya',
    city: 'Portland',
    stateCode: 'OR',
  } as const;
  const report = { invoiceId: 'PL-1', opens: maya };
  expect(paidWay(report, site)).toBe(`${PERSON}?paid=PL-1#person-details-bg-section`);
  expect(paidWay({ ...report, isRefunded: true }, site)).toBe('/billing/invoices/PL-1');
  const house = { invoiceId: 'PL-1', opens: { kind: 'property', pnpId: 'n1' } } as const;
  expect(paidWay(house, site)).toBe('/property/n1?paid=PL-1');
  // The number of the receipt stays on this site.
  expect(paidWay(house, { propertySite: 'https://homes.example' })).toBe('https://homes.example/property/n1');
  expect(paidWay({ invoiceId: 'PL-1', opens: null }, site)).toBe('/billing/invoices/PL-1');
  expect(paidWay({ invoiceId: 'PL-1' }, { ...site, paidHref: PERSON })).toBe(`${PERSON}?paid=PL-1`);
  expect(paidWay({ invoiceId: 'PL-1' }, { ...site, paidHref: '/people-search' })).toBe('/billing/invoices/PL-1');
  const changed = '/billing/manage-plan?done=changed';
  expect(paidWay({ invoiceId: 'PL-1' }, { ...site, paidHref: changed })).toBe(changed);
  expect(paidWay({ invoiceId: null }, { ...site, paidHref: changed })).toBe(changed);
});

test('the number of the receipt is read back, and nothing else', () => {
  const read = (query: string) => receiptOf(new URLSearchParams(query));
  expect(read('paid=PL-2026-1')).toBe('PL-2026-1');
  for (const forged of ['', 'paid=', 'paid=..', 'paid=a/b', 'paid=%3Cb%3E', `paid=${'x'.repeat(65)}`])
    expect(read(forged), forged).toBeNull();
});

test('a path names nobody from Ohio or Illinois, and nobody on other pages [P2-133]', () => {
  expect(nameInPath(PERSON)).toBe('Maya Ostrowski');
  expect(nameInPath('/name/Maya-Ostrowski/Akron-OH/PmayaOstrowski1')).toBeNull();
  expect(nameInPath('/name/Maya-Ostrowski/-/PmayaOstrowski1')).toBe('Maya Ostrowski');
  expect(nameInPath('/name/-/-/PmayaOstrowski1')).toBeNull();
  expect(nameInPath('/phone/1-503-555-0142')).toBeNull();
});
