import { describe, expect, it } from 'vitest';
import { withoutStateFlags, withStateFlag } from './state-flag-paths.ts';

describe('a path with a flag that changes state', () => {
  it('keeps the rest of its query', () => {
    expect(withStateFlag('/name/a/b/P1', 'monitor')).toBe('/name/a/b/P1?monitor=true');
    expect(withStateFlag('/name/a/b/P1?full=1', 'save_contact')).toBe('/name/a/b/P1?full=1&save_contact=true');
  });
  it('loses all flags, the token and the email address, whatever their values and encoding, and nothing else', () => {
    expect(withoutStateFlags('/p?monitor=true&full=1&unmonitor=x&save_contact=true&monitor=true')).toBe('/p?full=1');
    expect(withoutStateFlags('/p?monitor=true&a=b?c')).toBe('/p?a=b%3Fc');
    expect(withoutStateFlags('/p?%6Donitor=true')).toBe('/p');
    expect(withoutStateFlags('/p?token=abc&full=1&email=june%40example.com&ask=monitor')).toBe('/p?full=1');
    for (const path of ['/p', '/p?', '/p?a=%7E&b=x%20y&monitors=true'] as const)
      expect(withoutStateFlags(path)).toBe(path);
  });
});
