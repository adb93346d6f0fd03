import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Person, PersonDetails } from '../../../../shared/contract/person.ts';
import type { Phone } from '../../../../shared/contract/phone.ts';
import { renderText } from '../../../ui/render-text.ts';
import { buildDetails, buildPage, buildPerson, buildPhone } from '../person-fixtures.ts';
import { PersonPhones } from './PersonPhones.tsx';

const pageOf = (details: PersonDetails, isLoggedIn: boolean) => buildPage(details.results, { details, isLoggedIn });
const masked: Phone = { type: 'masked', npa: '971', linetype: 'Mobile', detail: null };
const landlines = ['0186', '0187', '0188'].map((last4) => buildPhone(last4, { isListed: true }));

test('a masked number shows its area code and eights, and no link', () => {
  const html = renderToStaticMarkup(
    <PersonPhones page={pageOf(buildDetails(buildPerson({ mobilePhones: [masked] })), false)} />,
  );
  expect(html).toContain('(971)');
  expect(html).toContain('888-8888');
  expect(html).not.toContain('href="/phone');
});

test('two free landlines are shown and the rest stands behind a button', () => {
  const html = renderToStaticMarkup(
    <PersonPhones page={pageOf(buildDetails(buildPerson({ landlinePhones: landlines })), false)} />,
  );
  expect(html.split('<details')[0]).toContain('(503) 555-0187');
  expect(html.split('<details')[0]).not.toContain('(503) 555-0188');
  expect(html).toContain('View 1 More');
});

test('a full number leads to its page and can be copied', () => {
  const html = renderToStaticMarkup(
    <PersonPhones page={pageOf(buildDetails(buildPerson({ landlinePhones: landlines })), false)} />,
  );
  expect(html).toContain('href="/phone/1-503-555-0186"');
  expect(html).toContain('aria-label="Copy (503) 555-0186"');
});

test('nothing is offered where every number is open', () => {
  const details = buildDetails(buildPerson({ landlinePhones: landlines }), { entitlement: 'premium' });
  expect(renderText(<PersonPhones page={pageOf(details, true)} />)).not.toContain('View Phone Numbers');
});

test('what is said of listed and of blurred numbers stands only where there are some', () => {
  const text = (person: Person) => renderText(<PersonPhones page={pageOf(buildDetails(person), false)} />);
  const both = buildPerson({ mobilePhones: [masked], landlinePhones: landlines });
  expect(text(both)).toContain('Listed landlines are free. The blurred digits are placeholders');
  expect(text(buildPerson({ mobilePhones: [masked] }))).not.toContain('Listed landlines');
  const rest = { ...both.counts, mobilePhonesCount: 0, landlinePhonesCount: 5, phonesCount: 5 };
  expect(text({ ...both, mobilePhones: [], counts: rest })).toContain(
    'Listed landlines are free. More numbers are part of Premium.',
  );
});

test('numbers that are on record but were not sent are counted', () => {
  const person = buildPerson({ mobilePhones: [masked] });
  const counts = { ...person.counts, mobilePhonesCount: 4, phonesCount: 6, otherPhonesCount: 2 };
  const text = renderText(<PersonPhones page={pageOf(buildDetails({ ...person, counts }), false)} />);
  expect(text).toContain('3 more on record.');
  expect(text).toContain('Other phones 2 on record.');
});

test('a number says what it is, and when it was last confirmed', () => {
  const provenance = { firstSeen: null, lastSeen: '2026-03', source: 'public directory' } as const;
  const phone = buildPhone('0186', {
    isPrimary: true,
    isListed: true,
    isProfessional: true,
    provenance,
    delta: 'added',
  });
  const text = (known: Partial<Person>) =>
    renderText(<PersonPhones page={pageOf(buildDetails(buildPerson(known), { entitlement: 'premium' }), true)} />);
  expect(text({ landlinePhones: [phone] })).toContain(
    '(503) 555-0186 Portland, OR Primary Listed Professional New Last confirmed Mar 2026, public directory',
  );
  expect(text({ landlinePhones: [{ ...buildPhone('0186', { provenance }), detail: null }] })).toContain(
    '(503) 555-0186 Last confirmed Mar 2026, public directory',
  );
  expect(text({ mobilePhones: [{ ...masked, delta: 'changed' }] })).toContain('hidden Updated');
});

test('neither activity nor the best time to call is shown before it was checked', () => {
  const bestTimeToCall = { timezone: 'America/Chicago', weekday: [9, 17], weekend: [10, 12] };
  const bare = { ...buildPhone('0186'), detail: null };
  const text = (phone: Phone) =>
    renderText(<PersonPhones page={pageOf(buildDetails(buildPerson({ mobilePhones: [phone] })), true)} />);
  expect(text({ ...bare, bestTimeToCall, activity: 'Active' })).toBe(text(bare));
});

test('without any number the section says so', () => {
  expect(renderText(<PersonPhones page={pageOf(buildDetails(buildPerson()), false)} />)).toContain(
    'No current or past phone numbers found.',
  );
});
