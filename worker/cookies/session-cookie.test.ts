import { expect, test } from 'vitest';
import { forgetBrowser, passableCookies, readSession } from './session-cookie.ts';

test('of all cookies, only the session goes to the origin', () => {
  expect(readSession('visitor_id=1; __Host-session=tok.en-_~; ads=2', false)).toBe('__Host-session=tok.en-_~');
  expect(readSession('visitor_id=1; session=token', true)).toBe('session=token');
  expect(readSession('visitor_id=1', true)).toBeNull();
  expect(readSession(null, true)).toBeNull();
});

test('outside local runs, a session without the __Host- prefix does not count, because a sibling host could set it', () => {
  expect(readSession('session=token', false)).toBeNull();
  expect(readSession('__Host-session=token', true)).toBeNull();
});

test('a malformed token is not a session', () => {
  for (const value of ['', ' ', 'a b', 'a"b', `${'x'.repeat(513)}`, 'ä'])
    expect(readSession(`session=${value}`, true), value).toBeNull();
});

test('only the session and login cookies pass to the browser, and outside local runs only with the prefix', () => {
  const set = [
    '__Host-user_id=g',
    '__Host-fam_user_email=h',
    '__Host-visitor_id=i',
    'session=a; HttpOnly',
    'user_id=b',
    'wp_user=c',
    'visitor_id=d',
    'x=session=e',
    '__Host-session=f; Secure',
  ];
  expect(passableCookies(set, true)).toEqual(['session=a; HttpOnly', 'user_id=b', 'wp_user=c']);
  expect(passableCookies(set, false)).toEqual([
    '__Host-user_id=g',
    '__Host-fam_user_email=h',
    '__Host-session=f; Secure',
  ]);
});

test('a log-out takes along what was typed into a checkout and where its buyer came from', () => {
  const clearedOf = (cookie: string | null, isLocal: boolean) => {
    const headers = new Headers();
    forgetBrowser(headers, cookie, isLocal);
    return headers.getSetCookie();
  };
  expect(clearedOf('visitor_id=1; sent_form=v1.a=b; device=2; way_back=/name/x', true)).toEqual([
    'sent_form=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'way_back=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(clearedOf('__Host-sent_form=a; sent_form=b', false)).toEqual([
    '__Host-sent_form=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure',
  ]);
  expect(clearedOf(null, false)).toEqual([]);
});
