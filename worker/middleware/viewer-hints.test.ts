import { expect, test } from 'vitest';
import { clientAddressOf, dayTypeOf, deviceOf, isPrefetchRequest } from './viewer-hints.ts';

const SUNDAY_3_UTC = new Date('2026-11-22T03:00:00Z');
const MONDAY_3_UTC = new Date('2026-11-23T03:00:00Z');

test('the mobile client hint wins over the user agent [P7-009]', () => {
  const mobileAgent = 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36';
  expect(deviceOf(new Headers({ 'sec-ch-ua-mobile': '?0', 'user-agent': mobileAgent }))).toBe('desktop');
  expect(deviceOf(new Headers({ 'sec-ch-ua-mobile': '?1' }))).toBe('mobile');
  expect(deviceOf(new Headers({ 'user-agent': mobileAgent }))).toBe('mobile');
  expect(deviceOf(new Headers())).toBe('desktop');
});

test("the day is the one in the visitor's time zone, otherwise in New York [P7-010 P9-006]", () => {
  expect(dayTypeOf(MONDAY_3_UTC, 'Europe/Berlin', null)).toBe('weekday');
  expect(dayTypeOf(MONDAY_3_UTC, 'America/Los_Angeles', null)).toBe('weekend');
  expect(dayTypeOf(MONDAY_3_UTC, undefined, null)).toBe('weekend');
  expect(dayTypeOf(SUNDAY_3_UTC, 'Not/AZone', null)).toBe('weekend');
});

test('is_weekend overrides the day, and only as true or false [P2-056]', () => {
  expect(dayTypeOf(SUNDAY_3_UTC, undefined, 'false')).toBe('weekday');
  expect(dayTypeOf(new Date('2026-11-18T12:00:00Z'), undefined, 'true')).toBe('weekend');
  expect(dayTypeOf(SUNDAY_3_UTC, undefined, '0')).toBe('weekend');
});

test('prefetches are recognized by their purpose', () => {
  expect(isPrefetchRequest(new Headers({ 'sec-purpose': 'prefetch;prerender' }))).toBe(true);
  expect(isPrefetchRequest(new Headers({ purpose: 'prefetch' }))).toBe(true);
  expect(isPrefetchRequest(new Headers({ 'sec-purpose': 'none' }))).toBe(false);
  expect(isPrefetchRequest(new Headers())).toBe(false);
});

test('a client address can be chosen only locally', () => {
  const headers = new Headers({ 'x-local-client': '192.0.2.7', 'cf-connecting-ip': '203.0.113.9' });
  expect(clientAddressOf(headers, true)).toBe('192.0.2.7');
  expect(clientAddressOf(headers, false)).toBe('203.0.113.9');
  expect(clientAddressOf(new Headers({ 'x-forwarded-for': '192.0.2.7' }), false)).toBe('unknown');
});
