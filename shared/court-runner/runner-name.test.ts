import { describe, expect, test } from 'vitest';
import { nameOnButton } from './runner-name.ts';

describe('the first name on a button', () => {
  test('is shown up to 12 characters', () => {
    expect(nameOnButton('Maya')).toBe('Maya');
    expect(nameOnButton('Bartholomewa')).toBe('Bartholomewa');
  });

  test('is left out if longer, counting characters as a reader does [P9-065]', () => {
    expect(nameOnButton('Bartholomewas')).toBeNull();
    expect(nameOnButton('𝒜𝒷𝒸𝒹ℯ𝒻ℊ')).toBe('𝒜𝒷𝒸𝒹ℯ𝒻ℊ');
    expect(nameOnButton('')).toBeNull();
  });
});
