import { beforeEach, describe, expect, it } from 'vitest';
import type { CallResponse } from '../../../shared/contract/calls.ts';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { addReport, addSession } from '../../../tests/fixtures/accounts-database.ts';
import { addAddress, addPerson, addResidence, fixtureId } from '../../../tests/fixtures/people-database.ts';
import { LATE_SOON, LATE_YEAR, openLateCalls } from '../../../tests/support/late-calls.ts';
import { holdPeople } from '../../../tests/support/opened-people.ts';

const UNKNOWN = fixtureId('nobody');
const BROWSER = { envelope: { caller: 'browser' } } as const;
const late = openLateCalls();

describe('missing address ids', () => {
  let ann: string;
  const ask = (personId: string, cookie?: string) =>
    late.origin.call(`/api/v1/person/missing-address-ids?personId=${personId}`, { ...BROWSER, cookie });
  const idsOf = async (cookie?: string) =>
    (await ask(ann, cookie))
      .json<CallResponse<'missingAddressIds'>>()
      .data.addresses.map(({ id, ...where }) => [id, ...Object.values(where)]);
  const isLate = { columns: { is_address_id_late: 1 } };
  const LATE = ['Alate0000000', '7 Elm Ave Apt 4', 'Eugene', 'OR'];

  beforeEach(() => {
    const db = late.origin.people;
    ann = addPerson(db, { id: 'ann', first: 'Ann', last: 'Hale', homes: ['portlandOr'] });
    const address = addAddress(db, 'late', 'eugene', { houseNumber: '7', street: 'Elm Ave', unit: 'Apt 4' });
    addResidence(db, ann, address, { isCurrent: false, sortOrder: 1, ...isLate });
  });

  it('are those that the details left null, found by street, city and state', async () => {
    const cookie = await late.cookieOf('paid');
    const { results } = (await late.open(ann, cookie)).json<PersonDetails>();
    expect(results.addresses.map((address) => address.type === 'full' && address.id)).toEqual(['Aann-0000000', null]);
    expect(await idsOf(cookie)).toEqual([LATE]);
    const [, sent] = results.addresses;
    expect(sent).toMatchObject({ line1: LATE[1], city: LATE[2], stateCode: LATE[3] });
  });

  it('are sent only to viewers who got the addresses in full, and use no lookup [P7-037]', async () => {
    await late.open(ann);
    expect(await idsOf()).toEqual([]);
    const paid = await late.cookieOf('paid');
    const smb = await late.cookieOf('smb', null);
    for (const cookie of [paid, smb, await late.cookieOf('free'), await late.cookieOf('cancelled')]) {
      await holdPeople(late.origin, [ann], { cookie });
      expect(await idsOf(cookie)).toEqual([]);
    }
    expect(await late.usedLookups()).toBe(0);
    await late.open(ann, paid);
    await late.open(ann, smb);
    expect([await idsOf(paid), await idsOf(smb)]).toEqual([[LATE], [LATE]]);
    expect(await late.usedLookups()).toBe(2);
    addReport(late.origin.accounts, 'free', ann, LATE_SOON);
    expect(await idsOf(`session=${await addSession(late.origin.accounts, 'free')}`)).toEqual([LATE]);
  });

  it('never include hidden addresses, nor those of a person who is not there', async () => {
    const cookie = await late.cookieOf('paid');
    const gone = addPerson(late.origin.people, { id: 'gone', first: 'G', last: 'H', isSuppressed: true });
    const kid = addPerson(late.origin.people, { id: 'kid', first: 'K', last: 'H', birth: [LATE_YEAR - 10] });
    const unknown = await ask(UNKNOWN, cookie);
    expect(unknown.status).toBe(404);
    for (const id of [gone, kid]) expect(await ask(id, cookie)).toMatchObject({ status: 404, text: unknown.text });
    const hidden = addAddress(late.origin.people, 'hidden', 'eugene');
    addResidence(late.origin.people, ann, hidden, { isCurrent: false, sortOrder: 2, suppressedAt: 1, ...isLate });
    await late.open(ann, cookie);
    expect(await idsOf(cookie)).toEqual([LATE]);
  });
});
