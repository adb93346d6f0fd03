import { describe, expect, it } from 'vitest';
import {
  buildMaskedOwner,
  buildNamedOwner,
  buildPhonePage,
  buildReportForm,
  buildReports,
} from '../../../tests/fixtures/reverse-search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PhoneContent } from './PhoneContent.tsx';
import { timeThere } from './PhoneFacts.tsx';

const NOTHING = {
  lineType: null,
  carrier: null,
  city: null,
  state: null,
  timezone: null,
  lastSeen: null,
  owners: [],
  formerOwners: [],
};
const text = (...page: Parameters<typeof buildPhonePage>) =>
  renderText(<PhoneContent page={buildPhonePage(...page)} />);
const hrefs = (...page: Parameters<typeof buildPhonePage>) =>
  renderHrefs(<PhoneContent page={buildPhonePage(...page)} />);

describe('the facts of a number', () => {
  it('give the line type, origin, carrier, local time and last confirmation', () => {
    const page = text();
    expect(page).toContain('A cell phone from Portland, Oregon');
    expect(page).toContain('Carrier Cascadia Wireless');
    expect(page).toContain('Line type Cell phone');
    expect(page).toContain('Place Portland, OR');
    expect(page).toContain('Time zone Pacific Time, now 10:24 AM');
    expect(page).toContain('Last confirmed Mar 2026');
  });

  it('leave out unknown values', () => {
    const page = text(NOTHING);
    expect(page).toContain('We show no details about this line.');
    for (const fact of ['Carrier', 'Place', 'Time zone', 'Last confirmed']) expect(page).not.toContain(`${fact} `);
    expect(text({ timezone: 'Nowhere/Town' })).not.toContain('Time zone');
    expect(text({ city: null, state: null, lineType: 'Other' })).toContain('A phone line');
  });

  it('give the time of a time zone, and nothing for an unknown zone', () => {
    expect(timeThere('America/New_York', Date.UTC(2026, 6, 1, 4, 5))).toEqual({
      zone: 'Eastern Time',
      time: '12:05 AM',
    });
    expect(timeThere('x', 0)).toBeNull();
  });
});

describe('who has a number (F2-13)', () => {
  it('is an age range, city and initials if the owner is masked, with a link to Premium', () => {
    const page = text();
    expect(page).toContain('One person, in their 40s');
    expect(page).toContain('Portland, OR. Initials M. O.');
    expect(page).toContain('See the owner (opens in a new window)');
    expect(hrefs()).toContain('/checkout/phone-summary?wp_content=phones');
    expect(hrefs().some((href) => href.startsWith('/name/'))).toBe(false);
    expect(text({ owners: [buildMaskedOwner({ ageRange: '65+' })] })).toContain('One person, 65 or older');
    expect(text({ owners: [buildMaskedOwner({ ageRange: '18-19' })] })).toContain('One person, age 18-19');
    expect(text({ owners: [buildMaskedOwner({ ageRange: null, city: null, state: null })] })).toContain(
      'One person, age not on record Place not on record. Initials M. O.',
    );
  });

  it('is a linked name if it may be seen, with nothing to buy', () => {
    const named = { owners: [buildNamedOwner()], isListed: true, lineType: 'Landline' as const };
    expect(text(named)).toContain('Maya Ostrowski');
    expect(text(named)).toContain('Age 41 · Lives in Portland, OR');
    expect(text(named)).toContain('listed in a public directory, so who has it is free to see');
    expect(text(named)).not.toMatch(/Premium\b(?!\.)|See the owner/);
    expect(hrefs(named)).toContain('/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1');
    expect(text({ owners: [buildNamedOwner()] })).toContain('uses none of your lookups');
  });

  it('is said to be deceased in place of an age, by name or not, and nobody who has died is offered', () => {
    const dead = buildMaskedOwner({ isDead: true, ageRange: null });
    expect(text({ owners: [dead] })).toContain('One person, deceased');
    expect(text({ owners: [dead] })).not.toMatch(/See the owner|The full name is part of Premium/);
    expect(text({ owners: [dead, buildMaskedOwner()] })).toContain('See the owner (');
    const named = text({
      owners: [buildNamedOwner({ isDead: true, age: '65+', relatives: [{ fullName: 'Adam Hale', isDead: true }] })],
    });
    expect(named).toContain('Deceased Lived in Portland, OR May be related to Adam Hale (deceased)');
    expect(named).not.toContain('Age 65+');
  });

  it('is every one of several owners, with a single link to Premium', () => {
    const page = text({ owners: [buildNamedOwner(), buildMaskedOwner(), buildMaskedOwner()] });
    expect(page).toContain('Who has this number 3');
    expect(page.match(/One person/g)).toHaveLength(2);
    expect(page.match(/See the owners/g)).toHaveLength(1);
  });

  it('does not include who had it before', () => {
    const page = text({ formerOwners: [buildMaskedOwner({ initials: 'P. A.' })] });
    expect(page).toMatch(/Who has this number.*Initials M\. O\..*Who had it before.*Initials P\. A\./);
    expect(page).toContain('See the owner (');
    expect(text()).not.toContain('Who had it before');
  });

  it('is nobody, without a reason', () => {
    expect(text(NOTHING)).toContain('We do not say which.');
    expect(text(NOTHING)).not.toContain('See the owner');
  });
});

describe('reports of a number', () => {
  const reports = buildReports({
    level: 'some',
    kinds: [
      { kind: 'silent', level: 'some', lastReported: '2026-04' },
      { kind: 'sales', level: 'few', lastReported: '2026-03' },
    ],
  });

  it('are listed by kind as few, some or many, with the month of the last one', () => {
    const page = text({ reports });
    expect(page).toContain('Some people reported this number.');
    expect(page).toContain('Silent call Reported by some people Last in Apr 2026');
    expect(page).toContain('Sales call Reported by a few people Last in Mar 2026');
    expect(page).toContain('A few is 1 to 4 people, some is 5 to 19, and many is 20 or more.');
    expect(page).toContain('We do not check what they say, and caller IDs can be faked.');
  });

  it('say that there are none, and what happened to the reader’s own', () => {
    expect(text()).toContain('Nobody has reported this number in the last 12 months.');
    expect(text({}, { reported: 'yes' })).toContain('Thank you. Your report counts.');
    expect(text({}, { reported: 'before' })).toContain('already counts for this number.');
    expect(text()).not.toContain('Thank you');
  });

  it('ask for an email address, but not of a reader who is logged in', () => {
    expect(text()).toContain('Your email address');
    expect(text()).toContain('Email me the link');
    const mine = text({}, { reportForm: buildReportForm({ needsEmail: false }) });
    expect(mine).toContain('Send the report');
    expect(mine).not.toMatch(/email address We|Email me/);
  });
});

describe('a partial number', () => {
  const numbers = [
    { phone: '15035550101', lineType: 'Landline', city: 'Portland', state: 'OR' },
    { phone: '15035550102', lineType: 'Mobile', city: null, state: null },
  ] as const;
  const partial = { ...NOTHING, isPartial: true, numbers: [...numbers] };

  it('lists the matching numbers as links, and says whether there are more', () => {
    const page = text(partial, { number: '(503) 555-01XX' });
    expect(page).toContain('2 numbers on record match.');
    expect(page).toContain('(503) 555-0101 Landline, Portland, OR');
    expect(page).toContain('(503) 555-0102 Cell phone');
    expect(hrefs(partial)).toEqual(expect.arrayContaining(['/phone/1-503-555-0101', '/phone/1-503-555-0102']));
    expect(page).not.toMatch(/Report this number|Who has this number/);
    expect(text({ ...partial, hasMoreNumbers: true })).toContain('2+ numbers on record match. ');
    expect(text({ ...partial, numbers: numbers.slice(0, 1) })).toContain('One number on record matches.');
  });

  it('with seven digits says how they are read', () => {
    const read = 'We read seven digits starting with the area code.';
    expect(text({ ...partial, phone: '15035550XXX' })).toContain(read);
    expect(text({ ...partial, phone: '150355501XX' })).not.toContain(read);
  });

  it('without a match says so and suggests what to do', () => {
    expect(text({ ...partial, numbers: [] })).toContain('No number on record matches this one.');
    expect(hrefs({ ...partial, numbers: [] })).toContain('/reverse-phone');
  });
});
