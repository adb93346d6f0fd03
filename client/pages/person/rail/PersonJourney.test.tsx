import { expect, test } from 'vitest';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { buildCounts, buildObfuscatedAddress, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import { buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderLate } from '../../../../tests/support/render-late.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { orderSections } from '../person-sections.ts';
import { PersonJourney } from './PersonJourney.tsx';

const person = buildPerson({
  addresses: [buildObfuscatedAddress({ isHistorical: false })],
  mobilePhones: [buildPhone('0142'), buildPhone('0143')],
});
const counts = buildCounts({ offenses: 2, criminalTrafficRecords: 3, properties: 1, evictions: 4, phones: 2 });

function journey(more: Partial<PersonPageModel> = {}) {
  const page = buildPage(person, { counts, ...more });
  return <PersonJourney page={page} sections={orderSections(page)} />;
}

test('the journey bar is titled after the person and counts what there is to count [P2-089 P2-090]', () => {
  expect(renderText(journey())).toBe(
    'All About Maya Summary Phone numbers 2 Addresses 1 Emails Relatives Background report 8',
  );
});

test('the report is counted once its counts arrive, and not at all without counts [P2-091]', () => {
  expect(renderText(journey({ counts: 'late' }))).toMatch(/Background report$/);
  expect(renderText(journey({ counts: 'missing' }))).toMatch(/Background report$/);
  expect(renderText(journey({ counts: buildCounts() }))).toMatch(/Background report$/);
  expect(renderLate(journey({ counts: 'late' }), { counts, related: null })).toMatch(/^<span[^>]*>8<\/span>$/);
  expect(renderLate(journey({ counts: 'late' }), { counts: null, related: null })).toBe('');
});

test('its entries are only the summary and the sections: none of them is an ad', () => {
  const ids = [
    PERSON_SECTIONS.summary.anchor,
    ...orderSections(buildPage(person, { counts })).map((name) => PERSON_SECTIONS[name].anchor),
  ];
  expect(renderHrefs(journey({ genealogyUrl: 'https://genealogy.example/search' }))).toEqual(ids.map((id) => `#${id}`));
});
