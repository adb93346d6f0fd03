import type { Emails } from '../../shared/contract/person/email.ts';
import type { ActivityLabel, FullPhone, LineType } from '../../shared/contract/person/phone.ts';
import { knownSince, type SampleMonth } from './sample-facts.ts';

/** The invented person's phone numbers by kind of line: all with the exchange and the numbers that are for fiction. */
export const samplePhones: { readonly [L in LineType]: readonly FullPhone[] } = {
  Mobile: [
    phone('Mobile', {
      npa: '503',
      local: '0142',
      city: 'Portland',
      activity: 'Active',
      since: '2019-07',
      isPrimary: true,
    }),
    phone('Mobile', {
      npa: '208',
      local: '0123',
      city: 'Boise',
      stateCode: 'ID',
      activity: 'Inactive',
      since: '2010-02',
    }),
  ],
  Landline: [
    phone('Landline', {
      npa: '503',
      local: '0168',
      city: 'Portland',
      activity: 'Active',
      since: '2019-08',
      isListed: true,
    }),
  ],
  Other: [
    phone('Other', {
      npa: '541',
      local: '0155',
      city: 'Eugene',
      activity: 'Unknown',
      since: '2022-01',
      isProfessional: true,
    }),
  ],
};

export const sampleEmails: Extract<Emails, { type: 'full' }> = {
  type: 'full',
  emails: [
    {
      email: 'avery.samplewood@example.com',
      kind: 'personal',
      score: 96,
      isPrimary: true,
      provenance: knownSince('2016-03', 'public directory'),
    },
    {
      email: 'workshop@example.com',
      kind: 'business',
      score: 81,
      isPrimary: false,
      provenance: knownSince('2021-11', 'public directory'),
    },
    {
      email: 'aq.samplewood@example.com',
      kind: 'personal',
      score: 34,
      isPrimary: false,
      provenance: knownSince('2009-05', 'public directory'),
    },
  ],
};

interface PhoneFacts {
  readonly npa: string;
  /** from 0100 to 0199 */
  readonly local: `01${number}`;
  readonly city: string;
  readonly stateCode?: string;
  readonly activity: ActivityLabel;
  readonly since: SampleMonth;
  readonly isPrimary?: boolean;
  readonly isListed?: boolean;
  readonly isProfessional?: boolean;
}

function phone(linetype: LineType, facts: PhoneFacts): FullPhone {
  const { npa, local, city, stateCode = 'OR', activity, since } = facts;
  return {
    type: 'full',
    id: `1${npa}555${local}`,
    npa,
    nxx: '555',
    local,
    nationalNumber: `(${npa}) 555-${local}`,
    linetype,
    isListed: facts.isListed ?? false,
    isProfessional: facts.isProfessional ?? false,
    detail: { city, stateCode, isPrimary: facts.isPrimary ?? false },
    bestTimeToCall: null,
    activity,
    provenance: knownSince(since, 'public directory'),
  };
}
