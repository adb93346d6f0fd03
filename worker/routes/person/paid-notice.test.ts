import { expect, test } from 'vitest';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildInvoice } from '../../../tests/fixtures/billing.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { buildProperty } from '../../../tests/fixtures/property.ts';
import { buildPhoneAnswer } from '../../../tests/fixtures/reverse-search.ts';
import { edge, json, modelOf, problemResponse } from '../../testing.ts';

let receipt = () => json(buildInvoice({ id: 'PL-2026-1' }));

test('the page that a plan was bought for says so to its buyer, and to nobody without a plan', async () => {
  const shownTo = async (userType: UserType | null, query = '?paid=PL-2026-1', more: object = {}) => {
    const details = { ...buildDetails(MAYA), ...more };
    const userInfo = { ...details.userInfo, userType };
    const { get } = edge({
      'GET /api/v4/person/details': json({ ...details, userInfo }),
      'GET /api/person/counts': json(buildCounts()),
      'GET /api/billing/invoices/PL-2026-1': receipt(),
    });
    const headers = { cookie: 'session=token' };
    const { page } = await modelOf(await get(`/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}${query}`, headers));
    return page.kind === 'person' ? page.flags.receiptId : undefined;
  };
  expect(await shownTo('paid')).toBe('PL-2026-1');
  expect(await shownTo('smb')).toBe('PL-2026-1');
  // Anybody can send somebody such a link.
  for (const userType of [null, 'free', 'delinquent', 'cancelled'] as const)
    expect(await shownTo(userType), String(userType)).toBeNull();
  expect(await shownTo('paid', '?paid=%3Cb%3E')).toBeNull();
  expect(await shownTo('paid', '')).toBeNull();
  // A single payment opened the report for its buyer, whatever their account.
  for (const userType of ['free', 'transactional'] as const)
    expect(await shownTo(userType, '?paid=PL-2026-1', { lookupType: 'bg' }), userType).toBe('PL-2026-1');
  // A link that somebody else made up: the receipt is not theirs, or its money went back.
  receipt = () => problemResponse(404);
  expect(await shownTo('paid')).toBeNull();
  receipt = () => json(buildInvoice({ id: 'PL-2026-1', status: 'refunded' }));
  expect(await shownTo('paid')).toBeNull();
  receipt = () => new Response('', { status: 503 });
  expect(await shownTo('paid')).toBe('PL-2026-1');
});

test('the page is told whether its receipt is of a plan, which its address does not say', async () => {
  const plan = { action: 'start', productName: 'Premium Monthly', from: 1, until: 2 } as const;
  for (const [paidFor, isPlanPaid] of [
    [plan, true],
    [null, false],
  ] as const) {
    const details = { ...buildDetails(MAYA), lookupType: 'bg' as const };
    const { get } = edge({
      'GET /api/v4/person/details': json(details),
      'GET /api/person/counts': json(buildCounts()),
      'GET /api/billing/invoices/PL-2026-1': json(buildInvoice({ id: 'PL-2026-1', plan: paidFor })),
    });
    const path = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}?paid=PL-2026-1`;
    const { page } = await modelOf(await get(path, { cookie: 'session=token' }));
    expect(page.kind === 'person' ? page.flags : null).toMatchObject({ receiptId: 'PL-2026-1', isPlanPaid });
  }
});

test('the pages of a number and of a property ask whose receipt their address names, too', async () => {
  const shownOn = async (path: string) => {
    const { get } = edge({
      'GET /api/user': json(buildUserAnswer({ userType: 'paid' })),
      'GET /api/search/phone': json(buildPhoneAnswer()),
      'GET /api/property/n4k2p9x7q1ab': json({ type: 'full', property: buildProperty({ pnpId: 'n4k2p9x7q1ab' }) }),
      'GET /api/billing/invoices/PL-2026-1': json(buildInvoice({ id: 'PL-2026-1' })),
      'GET /api/billing/invoices/PL-2026-2': problemResponse(404),
    });
    const { page } = await modelOf(await get(path, { cookie: 'session=token' }));
    return page.kind === 'phone' || page.kind === 'property' ? (page.receiptId ?? null) : undefined;
  };
  for (const path of ['/phone/1-503-555-0142', '/property/n4k2p9x7q1ab']) {
    expect(await shownOn(`${path}?paid=PL-2026-1`), path).toBe('PL-2026-1');
    expect(await shownOn(`${path}?paid=PL-2026-2`), path).toBeNull();
  }
});
