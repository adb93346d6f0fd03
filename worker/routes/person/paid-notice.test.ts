import { expect, test } from 'vitest';
import type { UserType } from '../../../shared/contract/viewer.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails } from '../../../tests/fixtures/person-page.ts';
import { edge, json, modelOf } from '../../testing.ts';

test('the page that a plan was bought for says so to its buyer, and to nobody without a plan', async () => {
  const shownTo = async (userType: UserType | null, query = '?paid=PL-2026-1', more: object = {}) => {
    const details = { ...buildDetails(MAYA), ...more };
    const userInfo = { ...details.userInfo, userType };
    const { get } = edge({
      'GET /api/v4/person/details': json({ ...details, userInfo }),
      'GET /api/person/counts': json(buildCounts()),
    });
    const { page } = await modelOf(await get(`/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}${query}`));
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
});
