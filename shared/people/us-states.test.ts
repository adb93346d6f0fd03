import { expect, it } from 'vitest';
import { isStateCode, stateCodeOf, stateName, US_STATES } from './us-states.ts';

it('knows the 50 states, DC, Puerto Rico, American Samoa, Guam, Northern Mariana Islands and the Virgin Islands (F 5) [F5-21 F5-22]', () => {
  expect(Object.keys(US_STATES)).toHaveLength(56);
  for (const [code, name] of Object.entries(US_STATES))
    expect([name.length > 3, stateCodeOf(name)]).toEqual([true, code]);
  for (const code of ['DC', 'PR', 'AS', 'GU', 'MP', 'VI']) expect(isStateCode(code)).toBe(true);
});
it('checks a state code in any letter case (F 5) [F5-20]', () => {
  expect(isStateCode('or')).toBe(true);
  expect(isStateCode('Or')).toBe(true);
  expect(isStateCode('XX')).toBe(false);
  expect(isStateCode('')).toBe(false);
});
it('does not mistake a built-in object property for a state', () => {
  expect(isStateCode('constructor')).toBe(false);
  expect(stateCodeOf('toString')).toBeNull();
});
it('finds the code by code or name, even with dashes between words', () => {
  expect(stateCodeOf(' oregon ')).toBe('OR');
  expect(stateCodeOf('new-york')).toBe('NY');
  expect(stateCodeOf('District of Columbia')).toBe('DC');
  expect(stateCodeOf('Portland')).toBeNull();
});
it('names a state by its code and leaves anything else unchanged', () => {
  expect(stateName('or')).toBe('Oregon');
  expect(stateName('XX')).toBe('XX');
});
