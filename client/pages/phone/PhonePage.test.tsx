import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildPhonePage, buildReportForm, buildReports } from '../../../tests/fixtures/reverse-search.ts';
import { buildSearchResult } from '../../../tests/fixtures/search.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { PhoneContent } from './PhoneContent.tsx';
import { timeThere } from './PhoneFacts.tsx';

const NOTHING = { isOnRecord: false, lineType: null };
type Page = Parameters<typeof buildPhonePage>;
const contentOf = (...page: Page) => <PhoneContent page={buildPhonePage(...page)} />;
const text = (...page: Page) => renderText(contentOf(...page));
const hrefs = (...page: Page) => renderHrefs(contentOf(...page));
const MAYA = buildSearchResult();
const OTTO = buildSearchResult({ id: 'Pottolind0000', fullName: 'Otto Lind' });

describe('the facts of a number', () => {
  it('are the kind of line, what its area code tells, the local time, and whether it is on record [F2-13]', () => {
    const page = text();
    expect(page).toContain('A cell phone. Its area code, 503, belongs to Oregon. It is on record.');
    expect(page).toContain('Line type Cell phone Area code 503, Oregon Time zone Pacific Time, now 10:24 AM');
    expect(page).not.toMatch(/Carrier|Last confirmed|Portland/);
  });

  it('include the carrier and the last confirmation where somebody is named', () => {
    const page = text({ owners: [MAYA], carrier: 'Cascadia Wireless', lastSeen: '2026-03' });
    expect(page).toContain('Carrier Cascadia Wireless Last confirmed Mar 2026');
  });

  it('say that a number is not on record, and leave out what is unknown', () => {
    const page = text(NOTHING);
    expect(page).toContain('Its area code, 503, belongs to Oregon. We have no record to show for this number.');
    expect(page).not.toContain('Line type');
    expect(text({ ...NOTHING, area: null })).toContain('Its area code belongs to no U.S. state or territory.');
    const area = { areaCode: '202', state: 'DC', timezone: null };
    expect(text({ area })).toMatch(/202, belongs to the District of Columbia\..* Time zone More than one/);
    expect(text({ area: { ...area, timezone: 'Nowhere/Town' } })).not.toContain('Time zone');
  });

  it('give the time of a time zone, and nothing for an unknown zone', () => {
    expect(timeThere('America/New_York', Date.UTC(2026, 6, 1, 4, 5))).toEqual({
      zone: 'Eastern Time',
      time: '12:05 AM',
    });
    expect(timeThere('x', 0)).toBeNull();
  });
});

describe('who has a number, for readers without a plan', () => {
  it('is not told if no directory lists it; a link leads to the plan that would tell [F2-13]', () => {
    const page = text();
    expect(page).toContain(
      'This number is on record. It is not in a public directory. With Premium, one lookup shows who',
    );
    expect(page).toContain('See the owner (opens in a new window)');
    expect(hrefs()).toContain('/checkout/phone-summary?wp_content=phones');
    expect(hrefs().some((href) => href.startsWith('/name/'))).toBe(false);
    expect(page).not.toMatch(/Show who/);
  });

  it('is a linked name if a directory lists it, with nothing to buy', () => {
    const named: Page = [{ owners: [MAYA], isListed: true, lineType: 'Landline' }, { ownerLink: null }];
    expect(text(...named)).toContain('Maya Ostrowski');
    expect(text(...named)).toContain('Age 41 · Lives in Portland, OR');
    expect(text(...named)).toContain('listed in a public directory, so who has it is free to see');
    expect(text(...named)).not.toMatch(/Premium\b(?!\.)|See the owner/);
    expect(hrefs(...named)).toContain('/name/Maya-Ostrowski/Portland-OR/PmayaOstrowski1');
  });

  it('is said to be deceased in place of an age', () => {
    const dead = buildSearchResult({
      isDead: true,
      age: '65+',
      relatives: [{ fullName: 'Adam Hale', isDead: true }],
    });
    const page = text({ owners: [dead], isListed: true }, { ownerLink: null });
    expect(page).toContain('Deceased Lived in Portland, OR May be related to Adam Hale (deceased)');
    expect(page).not.toContain('Age 65+');
  });

  it('is nobody if the number is not on record, without a reason and with nothing to buy', () => {
    const page = text(NOTHING, { ownerLink: null });
    expect(page).toContain('We do not say which.');
    expect(page).not.toMatch(/See the owner|Premium\b(?!\.)/);
  });

  it('promises nobody where somebody who had it before is named', () => {
    const page = text({ formerOwners: [OTTO] }, { ownerLink: null });
    expect(page).toMatch(/We name nobody who has it now\..*Who had it before.*Otto Lind/);
  });
});

describe('who has a number, for readers with a plan', () => {
  const plan = { hasPlan: true, ownerLink: null };
  const opening = { left: 5, max: 20 };
  const markup = (...page: Page) => renderToStaticMarkup(contentOf(...page));

  it('is named by a button that says what it costs [F2-13]', () => {
    const page = text({ opening }, plan);
    expect(page).toContain('we name who has it only when you ask');
    expect(page).toContain('Show who it is (uses 1 of your 5 lookups)');
    expect(text({ opening: { left: 1, max: 20 } }, plan)).toContain('Show who it is (uses your last lookup)');
    expect(page).not.toMatch(/See the owner|Premium\b(?!\.)/);
    const html = markup({ opening }, plan);
    expect(html).toMatch(/<form [^>]*action="\/phone\/1-503-555-0142" method="post">/);
    expect(html).toContain('<input type="hidden" name="named" value="0"/>');
    expect(html).toMatch(/<button[^>]* value="open" name="do">/);
  });

  it('costs nothing with a plan without a limit', () => {
    const page = text({ opening: { left: null, max: null } }, plan);
    expect(page).toMatch(/Included in your plan\. Show who it is(?! \()/);
  });

  it('goes on to others, and ends when everybody is shown', () => {
    const more = text({ owners: [MAYA], opening }, plan);
    expect(more).toMatch(/Maya Ostrowski.*Others are on record.*Show who else has had it \(uses 1 of your 5 lookups\)/);
    expect(markup({ owners: [MAYA], formerOwners: [OTTO], opening }, plan)).toContain('name="named" value="2"');
    const all = text({ owners: [MAYA], formerOwners: [OTTO] }, plan);
    expect(all).toMatch(/Everybody we can show for this number is shown\..*Who had it before.*Otto Lind/);
    expect(all).not.toMatch(/Show who/);
    expect(text({ formerOwners: [OTTO] }, plan)).toContain('Nobody is on record as having it now.');
  });

  it('waits until lookups are back once none is left, or for more of them', () => {
    const resetsAt = Date.UTC(2026, 11, 4, 12);
    const ownerLink = {
      href: '/billing/manage-plan',
      isNewWindow: false,
      price: '$19.99 a month, renews monthly until you cancel',
    };
    const page = text({ isOutOfLookups: true }, { ...plan, resetsAt, ownerLink });
    expect(page).toContain(
      'You have no lookups left until Dec 4, 2026. People you have opened stay open. $19.99 a month, renews monthly until you cancel Get more lookups',
    );
    expect(page).not.toMatch(/Show who|Premium\b(?!\.)/);
    // A member of a family cannot buy any.
    expect(text({ isOutOfLookups: true }, plan)).not.toContain('Get more lookups');
  });

  it('may be nobody, as the form then says', () => {
    expect(text({}, { ...plan, outcome: 'nobody' })).toContain('Nobody could be opened for this number.');
    const other = text({ owners: [MAYA] }, { ...plan, outcome: 'nobody' });
    expect(other).toContain('Nobody else could be opened for this number. No lookup was used.');
    expect(text({ isOutOfLookups: true }, { ...plan, outcome: 'out' })).toContain('so nobody was opened');
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
  const numbers = [{ phone: '15035550101' }, { phone: '15035550102' }];
  const partial = { ...NOTHING, isPartial: true, numbers, otherNumbers: 40 };

  it('lists the matching landlines as links, says whether there are more, and how many others match [F2-13]', () => {
    const page = text(partial, { number: '(503) 555-01XX' });
    expect(page).toContain('2 landlines in a public directory match.');
    expect(page).toContain('(503) 555-0101 (503) 555-0102 At least 40 other numbers on record match.');
    expect(hrefs(partial)).toEqual(expect.arrayContaining(['/phone/1-503-555-0101', '/phone/1-503-555-0102']));
    expect(page).not.toMatch(/Report this number|Who has this number/);
    expect(text({ ...partial, hasMoreNumbers: true })).toContain('2+ landlines in a public directory match. ');
    expect(text({ ...partial, numbers: numbers.slice(0, 1) })).toContain('One landline in a public directory matches.');
  });

  it('with seven digits says how they are read', () => {
    const read = 'We read seven digits starting with the area code.';
    expect(text({ ...partial, phone: '15035550XXX' })).toContain(read);
    expect(text({ ...partial, phone: '150355501XX' })).not.toContain(read);
  });

  it('without a match says so and suggests what to do', () => {
    const page = text({ ...partial, numbers: [], otherNumbers: 0 });
    expect(page).toContain('No landline in a public directory matches.');
    expect(page).toContain('Fewer than 10 other numbers on record match.');
    expect(hrefs({ ...partial, numbers: [] })).toContain('/reverse-phone');
  });
});
