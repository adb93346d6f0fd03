import { beforeEach, describe, expect, it } from 'vitest';
import type { BackgroundAnswer } from '../../../shared/contract/records/background.ts';
import {
  addAddress,
  addOwnership,
  addPerson,
  addResidence,
  hideAddress,
  hideAddressesOf,
  hidePerson,
  hideProperty,
  hideResidence,
  hideResidencesAt,
  sellProperty,
  showPerson,
} from '../../../tests/fixtures/people-database.ts';
import {
  addDatedOwnership,
  addFullProperty,
  addGroupRecord,
  hideRecord,
} from '../../../tests/fixtures/records-database.ts';
import { addOneOfEach, HOME_LINE, openReportOrigin, type ReportOrigin } from '../../../tests/support/report-origin.ts';

let report: ReportOrigin;

beforeEach(async () => {
  report = await openReportOrigin();
});

describe('hiding', () => {
  beforeEach(() => addOneOfEach(report));

  it('removes other people from records once they are removed', async () => {
    hidePerson(report.db, report.bob);
    const text = (await report.ask()).text;
    expect(text).not.toContain('Bob Hale');
    expect(text).not.toContain(report.bob);
    const { records } = await report.load();
    expect(records.bankruptcies?.[0]?.debtors.map(({ name }) => name)).toEqual([
      'Elise Hale',
      'Blue Harbor Credit Union',
    ]);
    expect(records.properties?.pastProperties?.[0]?.ownerships).toHaveLength(2);
  });

  it('removes the names that people had at the time with the people', async () => {
    const parties = [{ personId: report.bob, as: 'Bob Quill' }, { personId: report.elise }];
    addFullProperty(report.db, 'pnp-old', 'eugene', [{ owners: parties, sellers: parties }]);
    addDatedOwnership(report.db, report.elise, 'pnp-old', {});
    const ask = async (): Promise<string> => (await report.ask()).text;
    expect(await ask()).toContain('Bob Quill');
    hidePerson(report.db, report.bob);
    const text = await ask();
    expect(text).toContain('pnp-old');
    expect(text).not.toContain('Quill');
  });

  it('removes minors from records', async () => {
    const child = addPerson(report.db, {
      id: 'kim',
      first: 'Kim',
      last: 'Hale',
      birth: [new Date().getUTCFullYear() - 17],
    });
    const parties = [{ personId: child }, { personId: report.elise }];
    addGroupRecord(report.db, report.elise, 'bankruptcies', { id: 'R-with-child', parties, addressId: report.home });
    addFullProperty(report.db, 'pnp-child', 'eugene', [{ owners: parties, sellers: [{ personId: child }] }]);
    addDatedOwnership(report.db, report.elise, 'pnp-child', {});
    const answer = await report.ask();
    expect(answer.text).toContain('R-with-child');
    expect(answer.text).toContain('pnp-child');
    expect(answer.text).not.toContain('Kim');
  });

  it('removes a removed record', async () => {
    hideRecord(report.db, 'R-liens');
    expect((await report.load()).records.liens).toEqual([]);
    expect((await report.ask()).text).not.toContain('R-liens');
  });

  it.each([
    ['for everybody', hideAddress],
    ['for those who live there', hideResidencesAt],
  ])('shows no address that is hidden %s, and keeps the record', async (_, hide) => {
    hide(report.db, report.home);
    const answer = await report.ask();
    expect(answer.text).not.toContain(HOME_LINE);
    expect(answer.json<BackgroundAnswer>().records).toMatchObject({
      judgments: [{ id: 'R-judgments', address: null }],
      bankruptcies: [{ debtors: [{ name: 'Elise Hale', address: null }, { name: 'Bob Hale', address: null }, {}] }],
    });
  });

  it.each([
    ['for everybody', hideAddress],
    ['for those who live there', hideResidencesAt],
  ])("removes a foreclosure's parcel with the address that is hidden %s", async (_, hide) => {
    const foreclosures = async () => (await report.load({ group: 'foreclosures' })).records.foreclosures;
    expect(await foreclosures()).toMatchObject([{ parcelNumber: 'R-118-20', propertyAttributes: { yearBuilt: 1964 } }]);
    hide(report.db, report.home);
    const parcel = { parcelNumber: null, legalDescription: null, propertyAttributes: null };
    expect(await foreclosures()).toMatchObject([{ id: 'R-foreclosures', address: null, ...parcel }]);
  });

  it('keeps the parcel of a foreclosure without an address', async () => {
    addGroupRecord(report.db, report.elise, 'foreclosures', { id: 'R-elsewhere' });
    const { records } = await report.load({ group: 'foreclosures' });
    expect(records.foreclosures?.find(({ id }) => id === 'R-elsewhere')).toMatchObject({
      address: null,
      parcelNumber: 'R-118-20',
    });
  });

  describe('a foreclosure of a house where the person never lived', () => {
    const PARCEL = 'R-118-20';
    let house: string;

    beforeEach(() => {
      house = addAddress(report.db, 'let', 'eugene', { pnpId: 'pnp-let', property: { apn: PARCEL } });
      for (const id of [report.elise, report.bob]) addOwnership(report.db, id, 'pnp-let', { isCurrent: true });
      const parties = [{ personId: report.elise }, { personId: report.bob }, { name: 'Blue Harbor Homes' }];
      addGroupRecord(report.db, report.elise, 'foreclosures', { id: 'R-let', parties });
    });
    const foreclosure = async () =>
      (await report.load({ group: 'foreclosures' })).records.foreclosures?.find(({ id }) => id === 'R-let');

    it('has its parcel and its owners', async () => {
      expect(await foreclosure()).toMatchObject({
        parcelNumber: PARCEL,
        propertyAttributes: { yearBuilt: 1964 },
        owners: [{ name: 'Elise Hale' }, { name: 'Bob Hale' }, { name: 'Blue Harbor Homes' }],
      });
    });

    it.each<[string, () => void]>([
      ['is removed', () => hidePerson(report.db, report.bob)],
      [
        'hides it as a home of theirs',
        () => addResidence(report.db, report.bob, house, { isCurrent: true, sortOrder: 1, suppressedAt: 1 }),
      ],
      ['hides all their addresses', () => hideAddressesOf(report.db, report.bob)],
    ])('tells nothing of the house once a co-owner %s, and keeps the record', async (_, hide) => {
      hide();
      const nothing = { address: null, parcelNumber: null, legalDescription: null, propertyAttributes: null };
      expect(await foreclosure()).toMatchObject({ id: 'R-let', ...nothing, owners: [{ name: 'Elise Hale' }] });
      for (const text of [PARCEL, 'Blue Harbor Homes', 'Bob Hale'])
        expect(JSON.stringify(await foreclosure()), text).not.toContain(text);
    });

    it.each<[string, () => void]>([
      ['the house is hidden', () => hideProperty(report.db, 'pnp-let')],
      ['its address is', () => hideAddress(report.db, house)],
    ])('tells nothing of it once %s', async (_, hide) => {
      hide();
      expect(await foreclosure()).toMatchObject({ parcelNumber: null, owners: [{ name: 'Elise Hale' }] });
    });

    it('tells nothing of it if the co-owner of that time is removed and sold it before', async () => {
      sellProperty(report.db, report.bob);
      expect(await foreclosure()).toMatchObject({ parcelNumber: PARCEL });
      hidePerson(report.db, report.bob);
      expect(await foreclosure()).toMatchObject({ parcelNumber: null });
    });

    it('tells of it again once nobody hides it', async () => {
      hidePerson(report.db, report.bob);
      showPerson(report.db, report.bob);
      expect(await foreclosure()).toMatchObject({ parcelNumber: PARCEL, owners: [{}, {}, {}] });
    });

    it('does not mind who hides a house with that parcel number in another state', async () => {
      addAddress(report.db, 'far', 'portlandMe', { pnpId: 'pnp-far', property: { apn: PARCEL } });
      hideProperty(report.db, 'pnp-far');
      expect(await foreclosure()).toMatchObject({ parcelNumber: PARCEL });
    });
  });

  it('lists nobody who hides all their addresses as owner, buyer or seller of a house, wherever they live', async () => {
    addDatedOwnership(report.db, report.bob, 'pnp-now', {});
    const deeds = async () =>
      JSON.stringify((await report.load({ group: 'currentProperties' })).records.properties?.currentProperties);
    expect(await deeds()).toContain('Bob Hale');
    hideAddressesOf(report.db, report.bob);
    expect(await deeds()).toContain('Elise Hale');
    expect(await deeds()).not.toContain('Bob Hale');
  });

  it('names nobody as the owner of a home that they hide', async () => {
    const owners = async () =>
      (await report.load({ group: 'foreclosures' })).records.foreclosures?.[0]?.owners.map(({ name }) => name);
    expect(await owners()).toEqual(['Elise Hale', 'Bob Hale', 'Blue Harbor Credit Union']);
    hideResidence(report.db, report.bob, 0);
    expect(await owners()).toEqual(['Elise Hale', 'Blue Harbor Credit Union']);
  });

  it('shows no address that another person hides, and still shows it for this one', async () => {
    const shy = addPerson(report.db, { id: 'shy', first: 'Shy', last: 'Hale' });
    addResidence(report.db, shy, report.home, { isCurrent: true, sortOrder: 0, suppressedAt: 1 });
    const parties = [{ personId: report.elise }, { personId: shy }];
    addGroupRecord(report.db, report.elise, 'bankruptcies', { id: 'R-two', parties, addressId: report.home });
    const { records } = await report.load({ group: 'bankruptcies' });
    expect(records.bankruptcies?.find(({ id }) => id === 'R-two')?.debtors).toEqual([
      { name: 'Elise Hale', address: HOME_LINE },
      { name: 'Shy Hale', address: null },
    ]);
  });

  it('removes a hidden property, with its address', async () => {
    hideProperty(report.db, 'pnp-now');
    const answer = await report.ask();
    expect(answer.text).not.toContain('pnp-now');
    expect(answer.json<BackgroundAnswer>().records.properties?.pastProperties).toHaveLength(1);
  });
});
