import { expect, test } from 'vitest';
import type { Person } from '../../../../shared/contract/person.ts';
import { renderHrefs, renderText } from '../../../ui/render-text.ts';
import { buildDetails, buildPerson, buildRelative } from '../person-fixtures.ts';
import { PersonRelatives } from './PersonRelatives.tsx';

const six = [1, 2, 3, 4, 5, 6].map((n) => buildRelative(n));
const hidden: Person['relatives'][number] = { type: 'obfuscated', kind: 'Relative' };

test('a free reader sees who was sent and how many there are', () => {
  const relatives = (
    <PersonRelatives kind="Relative" details={buildDetails(buildPerson({ relatives: [...six, hidden] }))} isLoggedIn />
  );
  expect(renderText(relatives)).toContain('Nora Hale 1 Age 40s · Portland, OR');
  expect(renderText(relatives)).toContain('6 of 7 shown.');
  expect(renderHrefs(relatives)[0]).toBe('/name/Nora-Hale-1/Portland-OR/Prelative00001');
});

test('a paying reader opens the rest in place', () => {
  const details = buildDetails(buildPerson({ relatives: [...six, buildRelative(7)] }), { entitlement: 'premium' });
  const text = renderText(<PersonRelatives kind="Relative" details={details} isLoggedIn />);
  expect(text).toContain('View 1 More');
  expect(text).toContain('View 6 More');
  expect(text).not.toContain('See all relatives');
});

test('without relatives the section says so', () => {
  expect(renderText(<PersonRelatives kind="Relative" details={buildDetails(buildPerson())} isLoggedIn />)).toBe(
    'Relatives No relatives or other people associated with this person were found.',
  );
});
