import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { buildObfuscatedAddress, buildPerson } from '../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../tests/fixtures/person-page.ts';
import type { PersonPageModel } from '../pages/person/person-model.ts';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { PersonGenealogy } from './PersonGenealogy.tsx';

const inPortland = buildObfuscatedAddress({ isHistorical: false });
const maya = buildPerson({ addresses: [inPortland] });
const genealogyUrl = 'https://genealogy.example/search?from=porchlight';

function card(more: Partial<PersonPageModel> = {}, person = maya, details: Partial<PersonDetails> = {}) {
  const page = buildPage(person, { genealogyUrl, details: buildDetails(person, details), ...more });
  return <PersonGenealogy page={page} />;
}

describe('the sponsored card', () => {
  test('offers searches of birth, death and divorce records [P9-058 P1-016]', () => {
    const opens = '(opens in a new window)';
    expect(renderText(card())).toBe(
      'Sponsored Looking further back? Search Ostrowski family records Opens a partner’s site with the name and state.' +
        ` Birth records ${opens} Death records ${opens} Divorce records ${opens}`,
    );
  });

  test("opens the partner's page in a new tab with last name, first name and state [P9-059]", () => {
    const about = 'from=porchlight&lastName=Ostrowski&firstName=Maya&state=OR';
    expect(renderHrefs(card())).toEqual(
      ['birth', 'death', 'divorce'].map((record) => `https://genealogy.example/search?${about}&record=${record}`),
    );
    expect(
      renderToStaticMarkup(card()).match(/target="_blank" rel="sponsored noopener noreferrer nofollow"/g),
    ).toHaveLength(3);
  });

  test('shows and sends no state if none is known', () => {
    expect(renderText(card({}, buildPerson()))).toContain('site with the name. Birth');
    expect(renderHrefs(card({}, buildPerson()))[0]).not.toContain('state');
  });

  test('is absent without a partner or a last name, for bots, and for paying viewers', () => {
    const nameless = buildPerson({ name: { ...maya.name, lastName: ' ', fullName: 'Maya' } });
    for (const none of [
      card({ genealogyUrl: null }),
      card({}, nameless),
      card({ isBot: true }),
      card({}, maya, { entitlement: 'premium' }),
      card({}, maya, { entitlement: 'bg' }),
    ])
      expect(renderText(none)).toBe('');
  });
});
