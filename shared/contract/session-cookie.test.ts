import { expect, it } from 'vitest';
import { sessionCookieName } from './session-cookie.ts';

it('names the session so that no sibling host can set it, but for local servers, which speak no https', () => {
  expect(sessionCookieName(false)).toBe('__Host-session');
  expect(sessionCookieName(true)).toBe('session');
});
