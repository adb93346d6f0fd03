import { expect, test } from 'vitest';
import type { FullRelative, Relative } from '../contract/person/relative.ts';
import { offeredRelatives } from './offered-relatives.ts';

function relative(id: string, more: Partial<FullRelative> = {}): FullRelative {
  return {
    type: 'full',
    kind: 'Relative',
    id: `Prelative00${id}`,
    name: { firstName: 'Daniel', middleName: null, lastName: 'Hale', suffix: null, fullName: 'Daniel Hale' },
    city: 'Portland',
    stateCode: 'OR',
    dateOfBirth: { age: null, ageRange: '40s' },
    delta: undefined,
    ...more,
  };
}
const idsOf = (relatives: readonly Relative[]) => offeredRelatives({ relatives }).map(({ id }) => id.slice(-1));

test('a relative is offered only with a last name and an age range, and while they live [P5-012]', () => {
  const { name } = relative('1');
  expect(
    idsOf([
      relative('1'),
      relative('2', { name: { ...name, lastName: ' ' } }),
      relative('3', { dateOfBirth: { age: null, ageRange: null } }),
      relative('4', { dateOfBirth: { age: 41, ageRange: null } }),
      relative('5', { isDead: true }),
      { type: 'obfuscated', kind: 'Relative', delta: undefined },
      relative('6', { dateOfBirth: { age: null, ageRange: '65+' } }),
    ]),
  ).toEqual(['1', '6']);
});

test('at most five relatives are offered, the first ones [P5-013 P9-021]', () => {
  expect(idsOf(['1', '2', '3', '4', '5', '6', '7'].map((id) => relative(id)))).toEqual(['1', '2', '3', '4', '5']);
});
