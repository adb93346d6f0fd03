import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Faq, PageDefinition } from '../../../../shared/contract/person/page-definition.ts';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, buildPageDefinition } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonFaq } from './PersonFaq.tsx';

const faqs: Faq[] = [
  { question: 'How old is Maya?', answer: 'Records show an age of 41.', cta: null },
  { question: 'Who is related to Maya?', answer: 'Maya may be related to Ingrid Lind.', cta: null },
  { question: 'Does Maya own property?', answer: 'Records show 1 property.', cta: null },
];
const maya = buildPerson({ akas: ['May Ostrowski'] });
const pageWith = (personDetailsFaqs: PageDefinition['personDetailsFaqs'], person = maya) =>
  buildPage(person, {
    details: buildDetails(person, { pageDefinition: buildPageDefinition({ personDetailsFaqs }) }),
  });
const html = renderToStaticMarkup(<PersonFaq page={pageWith({ title: 'Questions about Maya', faqs })} />);

test('every question is its own native details element [F4-13 F1-15]', () => {
  expect(html.match(/<details/g)).toHaveLength(4);
  expect(html).not.toContain('name=');
  expect(html).toContain('<summary>Who is related to Maya?</summary><p>Maya may be related to Ingrid Lind.</p>');
});

test('the first question is open and the others are not [F4-14]', () => {
  expect(html.match(/<details open=""/g)).toHaveLength(1);
  expect(html.indexOf('<details open=""')).toBe(html.indexOf('<details'));
});

test('the questions are listed under their title [F2-69 P1-014]', () => {
  expect(html).toMatch(/aria-labelledby="(.+?)"><h2 id="\1">Questions about Maya<\/h2><details/);
});

test('the last question is how to take this page down, once', () => {
  expect(html).toMatch(
    /<summary>How is this page taken down\?<\/summary><p>[^<]*<\/p><a href="\/opt-out\?path=[^"]*PmayaOstrowski1">Remove my page<\/a><\/details><\/section>$/,
  );
  const dead = pageWith({ title: 'Questions about Maya', faqs }, buildPerson({ isDead: true }));
  expect(renderText(<PersonFaq page={dead} />)).toContain('Remove this page');
  expect(renderText(ctaTo('opt-out'))).not.toContain('taken down');
});

test('without questions there is nothing, not even a title', () => {
  expect(renderText(<PersonFaq page={pageWith(null)} />)).toBe('');
  expect(renderText(<PersonFaq page={pageWith({ title: 'Questions about Maya', faqs: [] })} />)).toBe('');
});

const ctaTo = (target: NonNullable<Faq['cta']>['target'], person = maya) => (
  <PersonFaq
    page={pageWith(
      { title: 'Questions', faqs: [{ question: 'Where?', answer: 'There.', cta: { text: 'See more', target } }] },
      person,
    )}
  />
);

test("an answer's call to action leads to its section, or to the removal of this page [F3-40]", () => {
  expect(renderHrefs(ctaTo('addresses'))[0]).toBe('#person-details-address-section');
  expect(renderHrefs(ctaTo('phones'))[0]).toBe('#person-details-phone-section');
  expect(renderText(ctaTo('phones'))).toMatch(/^Questions Where\? There\. See more How is/);
  expect(renderHrefs(ctaTo('opt-out'))).toEqual([expect.stringMatching(/^\/opt-out\?.*PmayaOstrowski1$/)]);
});

test('a call to action for a section missing from the page is left out', () => {
  for (const node of [ctaTo('associates'), ctaTo('phones', buildPerson())])
    expect(renderHrefs(node)).toEqual([expect.stringMatching(/^\/opt-out\?/)]);
});
