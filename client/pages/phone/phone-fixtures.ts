import type { Owner, PhoneReports, PhoneSearchAnswer } from '../../../shared/contract/finding.ts';
import { paths } from '../../../shared/urls/paths.ts';
import type { PhonePageModel } from '../page-model.ts';

/** For tests: a number and its page, as an origin would answer; what differs from it is given. */

export const MASKED_OWNER: Extract<Owner, { type: 'masked' }> = {
  type: 'masked',
  initials: 'M. O.',
  ageRange: '40s',
  city: 'Portland',
  state: 'OR',
};

export const NAMED_OWNER: Owner = {
  type: 'full',
  person: {
    id: 'PmayaOstrowski1',
    fullName: 'Maya Ostrowski',
    age: '41',
    isDead: false,
    city: 'Portland',
    stateCode: 'OR',
    isCurrentCity: true,
    earlierCities: [],
    relatives: ['Ida Ostrowski'],
    match: 'exact',
    matchedName: null,
    matchedNickname: null,
  },
};

export function buildReports(more: Partial<PhoneReports> = {}): PhoneReports {
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: at === 0 ? '2025-12' : `2026-${String(at).padStart(2, '0')}`,
    reports: 0,
  }));
  return { total: 0, months, kinds: [], ...more };
}

export function buildPhoneAnswer(more: Partial<PhoneSearchAnswer> = {}): PhoneSearchAnswer {
  return {
    phone: '15035550142',
    isPartial: false,
    lineType: 'Mobile',
    carrier: 'Cascadia Wireless',
    city: 'Portland',
    state: 'OR',
    timezone: 'America/Los_Angeles',
    lastSeen: '2026-03',
    isListed: false,
    owners: [MASKED_OWNER],
    numbers: [],
    hasMoreNumbers: false,
    reports: buildReports(),
    ...more,
  };
}

export function buildPhonePage(
  answer: Partial<PhoneSearchAnswer> = {},
  more: Partial<PhonePageModel> = {},
): PhonePageModel {
  return {
    kind: 'phone',
    number: '(503) 555-0142',
    answer: buildPhoneAnswer(answer),
    ownerLink: { href: paths.checkoutPhoneSummary({ wpContent: 'phones' }), isNewWindow: true },
    reported: null,
    now: Date.UTC(2026, 10, 20, 18, 24),
    visit: null,
    ...more,
  };
}
