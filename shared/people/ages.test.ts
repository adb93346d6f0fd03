import { describe, expect, it } from 'vitest';
import { displayAge } from './ages.ts';

describe('displayAge (P 5)', () => {
  it('shows the exact age if it was sent', () => {
    expect(displayAge({ age: 41, ageRange: null })).toBe('41');
    expect(displayAge({ age: 65, ageRange: '65+' })).toBe('65');
  });
  it('shows the range if no exact age was sent', () => {
    expect(displayAge({ age: null, ageRange: '65+' })).toBe('65+');
    expect(displayAge({ age: null, ageRange: '40s' })).toBe('40s');
  });
  it('shows -- if neither is known [P5-030]', () => {
    expect(displayAge({ age: null, ageRange: null })).toBe('--');
    expect(displayAge({ age: null, ageRange: ' ' })).toBe('--');
  });
});
