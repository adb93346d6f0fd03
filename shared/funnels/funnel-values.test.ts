import { describe, expect, it } from 'vitest';
import { FUNNEL_TYPES, parseFunnelType } from './funnel-values.ts';

describe('a funnel type', () => {
  it('is one of nine types, or default [F2-60]', () => {
    const types = [
      'sign-up',
      'address',
      'business',
      'person_onepages_1',
      'person_sem_onepages_1',
      'person_state_onepages_1',
      'gumwall',
      'phone_onepages_1',
      'bg_onepages_1',
      'default',
    ];
    expect([...FUNNEL_TYPES]).toEqual(types);
    expect(types.map(parseFunnelType)).toEqual(types);
  });
  it('is default for any other value, even in another letter case [F2-61]', () => {
    for (const raw of ['Sign-Up', 'person_onepages_2', '', ' address', null, undefined])
      expect(parseFunnelType(raw)).toBe('default');
  });
});
