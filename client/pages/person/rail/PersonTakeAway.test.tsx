import { expect, test } from 'vitest';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonTakeAway } from './PersonTakeAway.tsx';

const person = buildPerson();

test('an open report leads to its print view, and says how long it can be read', () => {
  const details = buildDetails(person, { lookupType: 'bg', entitlement: 'bg' });
  const userInfo = { ...details.userInfo, reportExpiresAt: Date.UTC(2026, 11, 14) };
  const card = <PersonTakeAway page={buildPage(person, { details: { ...details, userInfo } })} />;
  expect(renderText(card)).toContain('You can read it online until Dec 14, 2026. Print view');
  expect(renderHrefs(card)).toEqual(['/name/Maya-Ostrowski/-/PmayaOstrowski1?view=print']);
});

test('a locked report has no print view to lead to', () => {
  expect(renderText(<PersonTakeAway page={buildPage(person)} />)).toBe('');
});
