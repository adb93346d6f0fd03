import { expect, test } from 'vitest';
import { userIdOf } from './user-id.ts';

const LIVE = { protocol: 'https:' };
const LOCAL = { protocol: 'http:' };

test('a page reads the viewer from the cookie of a live site or a local server', () => {
  expect(userIdOf('a=b; __Host-user_id=ann; c=d', LIVE)).toBe('ann');
  expect(userIdOf('user_id=ann', LOCAL)).toBe('ann');
  expect(userIdOf('other_user_id=ann; x=user_id=ann', LOCAL)).toBeUndefined();
});

test('a live site ignores cookies that a sibling host may have set', () => {
  expect(userIdOf('user_id=mallory', LIVE)).toBeUndefined();
  expect(userIdOf('user_id=mallory; __Host-user_id=ann', LIVE)).toBe('ann');
});
