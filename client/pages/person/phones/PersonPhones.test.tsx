import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import type { Phone } from '../../../../shared/contract/person/phone.ts';
import { buildMaskedPhone, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { FREE, mask, phone } from '../../../../tests/fixtures/person-record.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonPhones } from './PersonPhones.tsx';

const pageOf = (details: PersonDetails, isLoggedIn: boolean) => buildPage(details.results, { details, isLoggedIn });
const masked = buildMaskedPhone();
const landlines = ['0186', '0187', '0188'].map((last4) => buildPhone(last4, { isListed: true }));

test('a masked number shows its area code and eights, and no link [P6-019 P9-075 P1-004]', () => {
  const html = renderToStaticMarkup(
    <PersonPhones page={pageOf(buildDetails(buildPerson({ mobilePhones: [masked] })), false)} />,
  );
  expect(html).toContain('(971)');
  expect(html).toContain('888-8888');
  expect(html).not.toContain('href="/phone');
});

test.each([
  ['listed', true],
  ['unlisted', false],
])('a free viewer sees at most two cell phones, two landlines and three others: %s [P9-011]', (_, isListed) => {
  const phones = (['Mobile', 'Landline', 'Other'] as const).flatMap((lineType, group) =>
    [...Array(8).keys()].map((at) => phone(`503555${group}${at}00`, lineType, isListed)),
  );
  const person = mask(FREE, { phones });
  const html = renderToStaticMarkup(<PersonPhones page={pageOf(buildDetails(person), false)} />);
  const groups = html.matchAll(/<h3>([^<]+)<\/h3><ul class="_wide(\d)_\S+ _narrow(\d)_[^"]*">(.*?)<\/ul>/gs);
  const seen = [...groups].map(([, title, wide, narrow, list]) => {
    const rows = list?.match(/<li/g)?.length ?? 0;
    return [title, Math.min(rows, Number(wide)), Math.min(rows, Number(narrow))];
  });
  expect(seen).toEqual([
    ['Cell phones', 2, 2],
    ['Landlines', 2, 2],
    ['Other phones', 3, 3],
  ]);
});

test('two free landlines are shown and the rest is behind a button [P9-012]', () => {
  const html = renderToStaticMarkup(
    <PersonPhones page={pageOf(buildDetails(buildPerson({ landlinePhones: landlines })), false)} />,
  );
  expect(html).toMatch(/<ul class="_wide2_\S+ _narrow2_/);
  expect(html).toContain('View 1 More');
});

test('a full number links to its page and can be copied [P2-121]', () => {
  const html = renderToStaticMarkup(
    <PersonPhones page={pageOf(buildDetails(buildPerson({ landlinePhones: landlines })), false)} />,
  );
  expect(html).toContain('href="/phone/1-503-555-0186"');
  expect(html).toContain('aria-label="Copy (503) 555-0186"');
});

test('nothing is offered if every number is shown [P6-024]', () => {
  const details = buildDetails(buildPerson({ landlinePhones: landlines }), { entitlement: 'premium' });
  expect(renderText(<PersonPhones page={pageOf(details, true)} />)).not.toContain('View Phone Numbers');
});

test('the foot counts the hidden numbers, and mentions listed ones only if there are some', () => {
  const text = (person: Person) => renderText(<PersonPhones page={pageOf(buildDetails(person), false)} />);
  const both = buildPerson({ mobilePhones: [masked], landlinePhones: landlines });
  expect(text(both)).toContain('Listed landlines are free; 1 number is hidden, not just blurred.');
  expect(text(buildPerson({ mobilePhones: [masked] }))).toContain('1 number is hidden, not just blurred.');
  expect(text(buildPerson({ mobilePhones: [masked] }))).not.toContain('Listed landlines');
  const rest = { ...both.counts, mobilePhonesCount: 0, landlinePhonesCount: 5, phonesCount: 5 };
  expect(text({ ...both, mobilePhones: [], counts: rest })).toContain(
    'Listed landlines are free; 2 numbers are hidden, not just blurred.',
  );
});

test('numbers on record that were not sent are counted', () => {
  const person = buildPerson({ mobilePhones: [masked] });
  const counts = { ...person.counts, mobilePhonesCount: 4, phonesCount: 6, otherPhonesCount: 2 };
  const text = renderText(<PersonPhones page={pageOf(buildDetails({ ...person, counts }), false)} />);
  expect(text).toContain('3 more on record.');
  expect(text).toContain('Other phones 2 on record.');
});

test('a number says what kind it is and why we think so [P4-095 P4-096]', () => {
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
    '(503) 555-0186 Portland, OR Primary Listed Professional New Why we think so Kind of source Public directory Last seen Mar, 2026 Report an error',
  );
  expect(text({ landlinePhones: [{ ...buildPhone('0186', { provenance }), detail: null }] })).toContain(
    '(503) 555-0186 Why we think so Kind of source Public directory Last seen Mar, 2026 Report an error',
  );
  expect(text({ mobilePhones: [{ ...masked, delta: 'changed' }] })).toContain('hidden Updated');
});

test('neither activity nor the best time to call shows before the check', () => {
  const bestTimeToCall = { timezone: 'America/Chicago', weekday: [9, 17], weekend: [10, 12] };
  const bare = { ...buildPhone('0186'), detail: null };
  const text = (phone: Phone) =>
    renderText(<PersonPhones page={pageOf(buildDetails(buildPerson({ mobilePhones: [phone] })), true)} />);
  expect(text({ ...bare, bestTimeToCall, activity: 'Active' })).toBe(text(bare));
});

test('without a number, the section says so', () => {
  expect(renderText(<PersonPhones page={pageOf(buildDetails(buildPerson()), false)} />)).toContain(
    'No current or past phone numbers found.',
  );
});

test('viewers with business features are offered the check of the first numbers, other paying viewers the plan that includes it [P6-048 P1-009]', () => {
  const text = (userType: 'smb' | 'paid' | null, entitlement: 'smb' | 'premium' | 'bg' | 'free', person: Person) =>
    renderText(
      <PersonPhones
        page={pageOf(
          buildDetails(person, {
            entitlement,
            userInfo: { ...buildDetails(person).userInfo, userType },
          }),
          userType !== null,
        )}
      />,
    );
  const offer = 'Are these numbers in use? We check the first cell phone and the first landline. Check now';
  const plan = 'Activity and best time to call are part of Small Business. Add phone activity';
  const person = buildPerson({ landlinePhones: landlines });
  expect(text('smb', 'smb', person)).toContain(offer);
  expect(text('smb', 'smb', person)).not.toContain(plan);
  for (const entitlement of ['premium', 'bg'] as const) {
    expect(text('paid', entitlement, person)).toContain(plan);
    expect(text('paid', entitlement, person)).not.toContain(offer);
  }
  // Nothing to check, so nothing to offer; free viewers are offered the numbers themselves.
  const uncheckable = buildPerson({ otherPhones: [buildPhone('0199', { linetype: 'Other' })] });
  expect(text('smb', 'smb', uncheckable)).not.toContain(offer);
  expect(text('paid', 'premium', uncheckable)).not.toContain(plan);
  expect(text(null, 'free', person)).not.toMatch(/in use|Small Business/);
});

test('the plan with phone activity is sold to viewers who lack it', () => {
  const person = buildPerson({ landlinePhones: landlines });
  const userInfo = {
    ...buildDetails(person).userInfo,
    userType: 'paid' as const,
    lookupUsage: { max: 20, used: 3 },
  };
  const hrefs = renderHrefs(
    <PersonPhones page={pageOf(buildDetails(person, { entitlement: 'premium', userInfo }), true)} />,
  );
  expect(hrefs.at(-1)).toMatch(
    /^\/billing\/upgrade\?\S*funnelType=business\S*phoneintelUpgrade=true\S*upgradeType=phone_activity/,
  );
});

test('a paying viewer sees three numbers per group on wide screens and one on narrow ones [P9-013]', () => {
  const phones = ['0101', '0102', '0103', '0104', '0105'].map((last4) => buildPhone(last4, { linetype: 'Mobile' }));
  const details = buildDetails(buildPerson({ mobilePhones: phones }), { entitlement: 'premium' });
  const html = renderToStaticMarkup(<PersonPhones page={pageOf(details, true)} />);
  expect(html.match(/href="\/phone/g)).toHaveLength(5);
  expect(html).toMatch(/<ul class="_wide3_\S+ _narrow1_/);
  expect(html).toContain('View 2 More');
  expect(html).toContain('View 4 More');
});

test('a number recorded twice shows twice and breaks nothing', () => {
  const twice = [buildPhone('0101'), buildPhone('0101')];
  const details = buildDetails(buildPerson({ landlinePhones: twice }), { entitlement: 'premium' });
  const html = renderToStaticMarkup(<PersonPhones page={pageOf(details, true)} />);
  expect(html.match(/href="\/phone/g)).toHaveLength(2);
});
