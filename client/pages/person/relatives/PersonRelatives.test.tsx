import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Person, PersonDetails } from '../../../../shared/contract/person/person.ts';
import type { Relative } from '../../../../shared/contract/person/relative.ts';
import { buildPerson, buildRelative } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonRelatives } from './PersonRelatives.tsx';

const six = [1, 2, 3, 4, 5, 6].map((n) => buildRelative(n));
const hidden: Relative = { type: 'obfuscated', kind: 'Relative' };

function section(known: Partial<Person>, more: { paid?: boolean; section?: 'relatives' | 'associates' } = {}) {
  const details = buildDetails(buildPerson(known), { entitlement: more.paid ? 'premium' : 'free' });
  return (
    <PersonRelatives
      section={more.section ?? 'relatives'}
      page={buildPage(details.results, { details, isLoggedIn: true })}
    />
  );
}

test('a free viewer sees the people that were sent and how many there are [P2-126]', () => {
  const relatives = section({ relatives: [...six, hidden] });
  expect(renderText(relatives)).toContain('Nora Hale 1 Age 40s · Portland, OR');
  expect(renderText(relatives)).toContain('6 of 7 are listed here.');
  expect(renderHrefs(relatives)[0]).toBe('/name/Nora-Hale-1/Portland-OR/Prelative00001');
});

test('of a relative who has died that is said in place of an age', () => {
  const dead = buildRelative(1, { isDead: true, dateOfBirth: { age: null, ageRange: '40s' } });
  for (const paid of [false, true]) {
    const text = renderText(section({ relatives: [dead, buildRelative(2)] }, { paid }));
    expect(text).toContain('Nora Hale 1 Deceased · Portland, OR');
    expect(text).toContain('Nora Hale 2 Age 40s · Portland, OR');
  }
});

test('how a relative is related comes first, and why we think so comes last', () => {
  const provenance = { firstSeen: '2011-04', lastSeen: '2026-02', source: 'court record' } as const;
  const relatives = [
    buildRelative(1, { relationship: 'in-law', provenance }),
    buildRelative(2, { relationship: 'parent', isDead: true, city: null, stateCode: null }),
  ];
  const text = renderText(section({ relatives }, { paid: true }));
  expect(text).toContain(
    'Nora Hale 1 In-law · Age 40s · Portland, OR Why we think so Kind of source Court record First seen Apr, 2011 Last seen Feb, 2026 Report an error',
  );
  expect(text).toContain('Nora Hale 2 Parent · Deceased');
});

test('a free list ends with what was sent: a phone can open that, and nothing opens more [P6-025]', () => {
  for (const name of ['relatives', 'associates'] as const) {
    const people = [1, 2, 3, 4, 5, 6].map((n) =>
      buildRelative(n, { kind: name === 'relatives' ? 'Relative' : 'Associate' }),
    );
    const html = renderToStaticMarkup(section({ [name]: [...people, hidden, hidden] }, { section: name }));
    expect(html).toContain('6 of 8 are listed here.');
    expect(html.match(/View \d+ More|Show more|View All/g)).toEqual(['View 5 More']);
  }
});

test('a paying viewer opens the rest in place [P6-030 P9-019 P9-020]', () => {
  const text = renderText(section({ relatives: [...six, buildRelative(7)] }, { paid: true }));
  expect(text).toContain('View 1 More');
  expect(text).toContain('View 6 More');
  expect(text).not.toContain('See all relatives');
});

test('associates have their own section and wording', () => {
  const associates: Relative[] = [buildRelative(1, { kind: 'Associate' }), { type: 'obfuscated', kind: 'Associate' }];
  const text = renderText(section({ relatives: six, associates }, { section: 'associates' }));
  expect(text).toMatch(/^Associates 2 Premium Nora Hale 1 Age 40s · Portland, OR 1 of 2 are listed here\./);
  expect(text).toContain('See all associates');
});

test('with one relative and nobody hidden, there is nothing to link to', () => {
  expect(renderText(section({ relatives: [buildRelative(1)] }))).toMatch(
    /^Relatives 1 Nora Hale 1 Age 40s · Portland, OR Porchlight explains /,
  );
});

test('if everybody is hidden, the section counts them', () => {
  const text = renderText(section({ relatives: [hidden, hidden] }));
  expect(text).toContain('2 on record. See all relatives');
  expect(text).not.toContain('were found');
});

describe('without relatives, the section says so', () => {
  test('and that there is nobody else either [P8-031]', () => {
    expect(renderText(section({}))).toContain(
      'Relatives No relatives or other people associated with this person were found.',
    );
  });
  test('and offers to notify the viewer, but not about someone who has died [P8-032]', () => {
    expect(renderText(section({}))).toMatch(/were found\. Get notified when this data is available\. Get Notified$/);
    expect(renderText(section({ isDead: true }))).toMatch(/were found\.$/);
  });
  test('and says nothing of associates if there are some', () => {
    expect(renderText(section({ associates: [buildRelative(1, { kind: 'Associate' })] }))).toMatch(
      /^Relatives No relatives of this person were found\./,
    );
  });
});

test('someone new or changed since the last visit has a chip, and nobody else does [P3-037 P4-099]', () => {
  const relatives = (['added', 'changed', undefined] as const).map((delta, n) => ({ ...buildRelative(n), delta }));
  const text = renderText(section({ relatives }, { paid: true }));
  expect(text).toContain('Nora Hale 0 New Age');
  expect(text).toContain('Nora Hale 1 Updated Age');
  expect(text).toContain('Nora Hale 2 Age');
});

test('someone without a place is shown with only their age', () => {
  expect(renderText(section({ relatives: [{ ...buildRelative(1), city: null, stateCode: null }] }))).toMatch(
    /^Relatives 1 Nora Hale 1 Age 40s Porchlight explains /,
  );
});

test('3,000 relatives are one list, with all but six folded', () => {
  const relatives = Array.from({ length: 3000 }, (_, n) => ({ ...buildRelative(1), id: `Pmany${10_000_000 + n}` }));
  const html = renderToStaticMarkup(section({ relatives }, { paid: true }));
  expect(html.match(/<li>/g)).toHaveLength(3000);
  expect(html).toContain('View 2,994 More');
});

describe('the ad banner', () => {
  const banner = 'Porchlight explains Two people can share a name';
  function withBanner(
    more: Partial<PersonDetails>,
    page: Partial<PersonPageModel> = {},
    section: 'relatives' | 'associates' = 'relatives',
  ) {
    const details = buildDetails(
      buildPerson({ relatives: six, associates: [buildRelative(1, { kind: 'Associate' })] }),
      more,
    );
    return renderText(<PersonRelatives section={section} page={buildPage(details.results, { details, ...page })} />);
  }
  const viewer = (userType: PersonDetails['userInfo']['userType']) => ({
    userInfo: {
      userType,
      primaryEmail: null,
      productName: null,
      lookupUsage: null,
      resetsAt: null,
      isOutOfLookups: false,
      backgroundCredits: 0,
      creditsExpireAt: null,
      reportExpiresAt: null,
    },
  });

  test('comes after the relatives, once, for free viewers', () => {
    for (const userType of [null, 'free', 'cancelled', 'expired', 'transactional'] as const)
      expect(withBanner(viewer(userType)).split(banner)).toHaveLength(2);
    expect(withBanner({}, { ads: null })).not.toContain(banner);
    expect(withBanner({}, {}, 'associates')).not.toContain(banner);
  });
  test('is missing for paying viewers, even without a lookup left, for bots, and without relatives', () => {
    for (const entitlement of ['premium', 'smb', 'bg'] as const)
      expect(withBanner({ entitlement })).not.toContain(banner);
    for (const userType of ['paid', 'fam', 'smb'] as const) expect(withBanner(viewer(userType))).not.toContain(banner);
    expect(withBanner({}, { isBot: true })).not.toContain(banner);
    expect(renderText(section({}))).not.toContain(banner);
  });
});

test('an age is shown as it was sent: exact, a range, or unknown', () => {
  const ages = [
    { age: 71, ageRange: null },
    { age: null, ageRange: '65+' },
    { age: null, ageRange: null },
  ];
  const relatives = ages.map((dateOfBirth, n) => ({ ...buildRelative(n), dateOfBirth }));
  expect(renderText(section({ relatives })).match(/Age \S+/g)).toEqual(['Age 71', 'Age 65+', 'Age --']);
});
