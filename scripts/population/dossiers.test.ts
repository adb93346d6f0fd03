import { beforeAll, describe, expect, test } from 'vitest';
import { byPerson, type Collected, collectPopulation } from '../../tests/support/collected-population.ts';
import { dossierWriter } from './dossiers.ts';

const PEOPLE = 600;

let all: Collected;
beforeAll(() => {
  all = collectPopulation('dossiers', PEOPLE);
});

describe('a dossier', () => {
  test('tells every fact of everybody', () => {
    const write = dossierWriter(all);
    const [phones, emails, records] = [byPerson(all.phone), byPerson(all.email), byPerson(all.record)];
    const streets = new Map(all.address.map(({ key, house_number, street }) => [key, `${house_number} ${street}`]));
    const homes = [byPerson(all.residence), byPerson(all.ownership)];
    const names = new Map(all.person.map(({ key, full_name }) => [key, full_name]));
    const relations = byPerson(all.relation);
    for (const person of all.person) {
      const { key } = person;
      const facts = [
        person.full_name,
        ...(phones.get(key) ?? []).map(({ number }) => number),
        ...(emails.get(key) ?? []).map(({ email }) => email),
        ...(records.get(key) ?? []).map(({ title }) => title),
        ...homes.flatMap((rows) => (rows.get(key) ?? []).map(({ address_key }) => streets.get(address_key))),
        ...(relations.get(key) ?? []).map(({ other_key }) => names.get(other_key)),
      ];
      const dossier = write(person);
      expect(facts.filter((fact) => fact === undefined || !dossier.includes(fact))).toEqual([]);
    }
  });

  test('tells who bought and sold a home, and for how much', () => {
    const write = dossierWriter(all);
    const owned = all.ownership.find(({ address_key }) =>
      all.property.some((row) => row.address_key === address_key && row.last_sale_amount !== null),
    );
    const property = all.property.find(({ address_key }) => address_key === owned?.address_key);
    const owner = all.person.find(({ key }) => key === owned?.person_key);
    if (owner === undefined || property === undefined) throw new Error('nobody owns a home that was sold');
    expect(write(owner)).toContain(`$${property.last_sale_amount}`);
    expect(write(owner)).toContain(property.property_type);
  });
});
