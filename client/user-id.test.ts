import { expect, test } from 'vitest';
import { userIdOf } from './user-id.ts';

test('a page knows who looks by the cookie of a live site and by that of a local server', () => {
  expect(userIdOf('a=b; __Host-user_id=ann; c=d')).toBe('ann');
  expect(userIdOf('user_id=ann')).toBe('ann');
  expect(userIdOf('other_user_id=ann; x=user_id=ann')).toBeUndefined();
});
