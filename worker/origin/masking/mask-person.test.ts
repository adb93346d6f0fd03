import { describe, expect, it } from 'vitest';
import { personSchema } from '../../../shared/contract/person/person.ts';
import { BG, CANCELLED, FREE, mask, PAID, record, SMB, SMB_BG } from '../../../tests/fixtures/person-record.ts';
import { freePersonSchema } from '../../../tests/support/free-person.ts';
import type { Access } from './access.ts';

describe('what every viewer gets', () => {
  it('is name, other names, and true totals [P3-020 P3-025]', () => {
    for (const access of [FREE, CANCELLED, ...PAID])
      expect(mask(access)).toMatchObject({
        name: record.name,
        akas: ['Elise Hale'],
        counts: {
          addressesCount: 2,
          phonesCount: 7,
          landlinePhonesCount: 3,
          mobilePhonesCount: 3,
          otherPhonesCount: 1,
          emailsCount: 5,
          relativesCount: 8,
          associatesCount: 7,
          ownedPropertiesCount: 2,
        },
      });
  });

  it('says who is dead: recorded as such, or above 100 [P3-022 P4-113]', () => {
    expect(mask(FREE).isDead).toBe(false);
    expect(mask(FREE, { isRecordedDead: true }).isDead).toBe(true);
    expect(mask(FREE, { birth: { year: 1920, month: 1 } }).isDead).toBe(true);
  });
});

describe('of somebody who has died', () => {
  const dead = (access: Access) => mask(access, { isRecordedDead: true });

  it('nobody gets a phone number, an email address or a work profile, nor how many there are', () => {
    for (const access of [FREE, CANCELLED, ...PAID]) {
      const sent = dead(access);
      expect(sent).toMatchObject({ mobilePhones: [], landlinePhones: [], otherPhones: [], emails: { type: 'none' } });
      const { phonesCount, landlinePhonesCount, mobilePhonesCount, otherPhonesCount, emailsCount } = sent.counts;
      expect(phonesCount + landlinePhonesCount + mobilePhonesCount + otherPhonesCount + emailsCount).toBe(0);
      expect(JSON.stringify(sent)).not.toMatch(/profile\.example|canarybox|"linkedInUrlAvailable":true/);
      expect(personSchema.safeParse(sent).success).toBe(true);
    }
    expect(freePersonSchema.safeParse(dead(FREE)).success).toBe(true);
  });

  it('no address is current, and the rest stays: addresses, relatives, work, property', () => {
    for (const access of [FREE, CANCELLED, ...PAID]) {
      const [alive, sent] = [mask(access), dead(access)];
      expect(sent.addresses.map(({ isHistorical }) => isHistorical)).toEqual(alive.addresses.map(() => true));
      expect(sent.currentAddressDetails).toBeNull();
      expect(sent.counts).toMatchObject({ addressesCount: 2, relativesCount: 8, ownedPropertiesCount: 2 });
      expect(sent.relatives).toEqual(alive.relatives);
      expect(sent.ownedProperties).toEqual(alive.ownedProperties);
      expect(sent.professionalData?.type).toBe(alive.professionalData?.type);
    }
    expect(dead(FREE).addresses.map(({ type }) => type)).toEqual(['obfuscated', 'obfuscated']);
    expect(dead(SMB).addresses.map(({ type }) => type)).toEqual(['full', 'full']);
  });
});

describe('withheld values', () => {
  /** a value of the record, and who may see it */
  const canaries: readonly (readonly [string, readonly Access[]])[] = [
    ['98431', PAID],
    ['Apt 77C', PAID],
    ['97201', PAID],
    ['Acanaryhome1', PAID],
    ['Canary County', PAID],
    ['2019-04', PAID],
    ['45.52341', PAID],
    ['-122.67629', PAID],
    ['pnp-second', PAID],
    ['77310', PAID],
    ['41951', PAID],
    ['"Home"', PAID],
    ['Apr, 2019', PAID],
    ['Canary Cottage', PAID],
    ['Canary Park', PAID],
    ['Greater Canary', PAID],
    ['Low vacancy', PAID],
    ['Steady rents', PAID],
    ['2317', PAID],
    ['1938', PAID],
    ['455123', PAID],
    ['612345', PAID],
    ['4/9/2019', PAID],
    ['17.3', PAID],
    ['"Rental"', PAID],
    ['AbsenteeOwner', PAID],
    ['2017-02', PAID],
    ['2011-08', PAID],
    ['2015-06', [SMB, BG, SMB_BG]],
    ['America/Los_Angeles', [SMB, SMB_BG]],
    ['Canary Former Rd', PAID],
    ['55512', PAID],
    ['97401', PAID],
    ['2010-02', PAID],
    ['5035550101', PAID],
    ['0103', PAID],
    ['5035550111', PAID],
    ['(503) 555-0121', PAID],
    ['1951', PAID],
    ['"age":75', PAID],
    ['"month":7', PAID],
    ['Prelative000006', PAID],
    ['Kin7 Navarro', PAID],
    ['Canary Keeper', PAID],
    ['Canary Works', PAID],
    ['canaryworks.example', [SMB, BG, SMB_BG]],
    ['https://profile.example/canary', [SMB, BG, SMB_BG]],
    ['canarybox', [SMB, BG, SMB_BG]],
    ['four.example', PAID],
    ['"day":23', []],
    ['Prelative000016', PAID],
  ];

  it.each(canaries)('%s is only in the answers of viewers who may see it', (value, seenBy) => {
    for (const access of [FREE, CANCELLED, ...PAID])
      expect(JSON.stringify(mask(access)).includes(value), JSON.stringify(access)).toBe(seenBy.includes(access));
  });

  it('have no place in the shape of a free answer, and every answer fits the contract [F6-29 P4-002]', () => {
    expect(freePersonSchema.safeParse(mask(FREE)).success).toBe(true);
    for (const access of [FREE, CANCELLED, ...PAID]) expect(personSchema.safeParse(mask(access)).success).toBe(true);
    for (const access of PAID) expect(freePersonSchema.safeParse(mask(access)).success).toBe(false);
  });
});
