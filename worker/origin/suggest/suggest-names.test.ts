import { beforeEach, describe, expect, it } from 'vitest';
import { type Suggestion, suggestAnswerSchema } from '../../../shared/contract/finding/reverse-search.ts';
import { hidePerson } from '../../../tests/fixtures/people-database.ts';
import { bornAged } from '../../../tests/support/ages.ts';
import { openSearchOrigin, type SearchOrigin } from '../../../tests/support/search-origin.ts';

let origin: SearchOrigin;
beforeEach(() => {
  origin = openSearchOrigin();
});

async function suggest(q: string): Promise<Suggestion[]> {
  const answer = await origin.call(`/api/suggest?${new URLSearchParams({ q, type: 'name' })}`, {
    envelope: { caller: 'browser' },
  });
  expect(answer.status, q).toBe(200);
  return suggestAnswerSchema.parse(answer.json()).suggestions;
}
/** 'full-name: John Smith 3' */
const lines = async (q: string) =>
  (await suggest(q)).map(
    ({ kind, text, people, isCapped, isSpelling }) =>
      `${isSpelling === true ? 'near ' : ''}${kind}: ${text}${people === null ? '' : ` ${people}`}${isCapped === true ? '+' : ''}`,
  );

function addSmiths(): string[] {
  const ids = [
    origin.named('John', 'Smith', { birth: bornAged(41), homes: ['portlandOr'] }),
    origin.named('John', 'Smith', { middle: 'Quentin', birth: bornAged(29), homes: ['portlandOr', 'eugene'] }),
    origin.named('John', 'Smith', { birth: bornAged(58), homes: ['eugene'] }),
  ];
  origin.named('Ann', 'Smith', { homes: ['portlandOr'] });
  origin.people.fillFinding();
  return ids;
}

describe('a full name', () => {
  it('is suggested first, with everybody who has it and the path of their list', async () => {
    addSmiths();
    expect((await suggest('john smith'))[0]).toEqual({
      kind: 'full-name',
      text: 'John Smith',
      detail: null,
      people: 3,
      path: '/name/John-Smith/-',
    });
    expect(await lines('john smith')).toEqual([
      'full-name: John Smith 3',
      'person: John Smith',
      'person: John Quentin Smith',
      'person: John Smith',
      'last-name: Smith 4',
    ]);
  });

  it('is counted as its list counts: other names too, other middle names not', async () => {
    addSmiths();
    origin.named('Jack', 'Weber', { akas: ['John Smith'] });
    origin.named('Maria', 'De La Cruz');
    origin.named('Maria', 'Dela Cruz');
    origin.named('Ann', 'Hale', { middle: 'Navarro' });
    origin.named('Ann', 'Hale', { middle: 'Lee' });
    origin.people.fillFinding();
    for (const name of ['John Smith', 'John Q Smith', 'Maria De La Cruz', 'Dela Cruz']) {
      const [first] = (await suggest(name)).filter(({ kind }) => kind === 'full-name');
      const { exactTotal } = await origin.search(name);
      if (exactTotal > 1 && name !== 'Dela Cruz') expect(first?.people, name).toBe(exactTotal);
      else expect(first, name).toBeUndefined();
    }
  });

  it('is found with its last name first, with and without a comma, and behind titles', async () => {
    addSmiths();
    for (const q of ['Smith, John', 'smith john', 'Dr. John Smith', 'mr john smith jr', 'JOHN  SMITH'])
      expect((await lines(q))[0], q).toBe('full-name: John Smith 3');
    expect((await lines('Dr. Smi'))[0]).toBe('last-name: Smith 4');
  });

  it('of one person is that person', async () => {
    addSmiths();
    expect(await lines('ann smith')).toEqual(['person: Ann Smith', 'last-name: Smith 4']);
    origin.named('Jack', 'Weber', { akas: ['Jonas Abel'] });
    origin.people.fillFinding();
    expect((await lines('jonas abel'))[0]).toBe('full-name: Jonas Abel 1');
  });

  it('counts nobody who is hidden or a minor, and stops counting at 200', async () => {
    const [first = ''] = addSmiths();
    origin.named('John', 'Smith', { birth: bornAged(10) });
    origin.people.fillFinding();
    hidePerson(origin.people, first);
    expect((await lines('john smith'))[0]).toBe('full-name: John Smith 2');
    for (let at = 0; at < 150; at++) origin.named('Ann', 'Lee', {});
    for (let at = 0; at < 60; at++) origin.named('Anna', 'Weber', { akas: ['Ann Lee'] });
    origin.people.fillFinding();
    expect((await lines('ann lee'))[0]).toBe('full-name: Ann Lee 200+');
  });

  it('with a stored count is not counted again', async () => {
    for (let at = 0; at < 210; at++) origin.named('Ann', 'Lee');
    origin.people.fillFinding();
    expect((await lines('ann lee'))[0]).toBe('full-name: Ann Lee 210');
  });
});

describe('near spellings', () => {
  it('are suggested for a name that hardly anybody has', async () => {
    addSmiths();
    expect(await lines('jon smyth')).toContain('near full-name: John Smith 3');
    expect(await lines('smtih')).toEqual(['near last-name: Smith 4']);
    expect(await suggest('jhon smith')).toContainEqual({
      kind: 'full-name',
      text: 'John Smith',
      detail: null,
      people: 3,
      path: '/name/John-Smith/-',
      isSpelling: true,
    });
  });

  it('are none for a name that several people have, or that is only beginning to be typed', async () => {
    addSmiths();
    origin.named('Joan', 'Smith');
    origin.people.fillFinding();
    for (const q of ['john smith', 'joh smi', 'john sm', 'smith', 'smi'])
      expect(
        (await lines(q)).filter((line) => line.startsWith('near')),
        q,
      ).toEqual([]);
  });

  it('never make a first name of a last name on record, nor the other way round', async () => {
    origin.named('Graca', 'Weber');
    origin.named('Graca', 'Lind');
    origin.named('Ann', 'Garcia');
    origin.named('Maria', 'Marai');
    origin.people.fillFinding();
    expect(await lines('garcia')).toEqual(['last-name: Garcia 1', 'person: Ann Garcia']);
    expect((await lines('graca')).join()).not.toContain('Garcia');
  });

  it('reveal nobody who is hidden', async () => {
    for (const id of addSmiths()) hidePerson(origin.people, id);
    expect((await lines('jon smyth')).join()).not.toContain('John');
    expect(await lines('smtih')).toEqual(['near last-name: Smith 1']);
  });

  it('are not written as a minor writes the name', async () => {
    origin.named('JoHn', 'SmIth', { birth: bornAged(10) });
    origin.named('Ann', 'Smith', { akas: ['John Smith'] });
    origin.people.fillFinding();
    expect((await lines('jhon smith')).filter((line) => line.includes('full-name'))).toEqual([
      'near full-name: John Smith 1',
    ]);
  });
});

describe('a name with a place behind it', () => {
  it.each([
    'john smith portl',
    'john smith, portl',
    'john smith portland, or',
    'Smith, John, Portland OR',
    'john smith 97201',
    'john smith in portland',
  ])('is everybody of that name there: %j', async (q) => {
    addSmiths();
    expect((await suggest(q))[0]).toEqual({
      kind: 'full-name',
      text: 'John Smith in Portland, OR',
      detail: 'Current and past residents',
      people: 2,
      path: '/name/John-Smith/Portland-OR',
    });
    expect((await lines(q)).slice(1, 3)).toEqual(['person: John Smith', 'person: John Quentin Smith']);
    expect((await lines(q)).join()).not.toContain('last-name');
  });

  it('may be a nickname of the place', async () => {
    addSmiths();
    expect((await lines('john smith pdx'))[0]).toBe('full-name: John Smith in Portland, OR 2');
    expect((await lines('smith pdx')).join()).not.toContain(' in ');
  });

  it('may be a state, and be a last name alone if the place is beyond doubt', async () => {
    addSmiths();
    expect(await suggest('john smith oreg')).toContainEqual(
      expect.objectContaining({ text: 'John Smith in Oregon', people: 3, path: '/name/John-Smith/OR' }),
    );
    for (const q of ['smith, portland, or', 'smith portland or', 'smith 97201', 'smith in portland'])
      expect((await lines(q))[0], q).toBe('full-name: Smith in Portland, OR 3');
    for (const q of ['smith portl', 'smith or', 'smith, portl'])
      expect((await lines(q)).join(), q).not.toContain(' in Portland');
  });

  it('counts as the list of the place does, and nobody who is hidden', async () => {
    const [first = ''] = addSmiths();
    const count = async () => (await suggest('john smith portland or'))[0]?.people;
    expect(await count()).toBe((await origin.search('John Smith', 'Portland, OR')).exactTotal);
    hidePerson(origin.people, first);
    expect(await count()).toBe(1);
    expect(await count()).toBe((await origin.search('John Smith', 'Portland, OR')).exactTotal);
  });

  it('is not suggested where nobody of the name has lived', async () => {
    addSmiths();
    expect((await lines('ann smith euge')).join()).not.toContain(' in ');
  });
});

describe('what is no name', () => {
  it.each(['maya@example.com', '(503) 555-0186', '503.555.0186', '1423 Main St', 'PO Box 12', '97201'])(
    'gets no suggestion of people: %j',
    async (q) => {
      addSmiths();
      origin.named('Ann', 'Com');
      origin.named('Ann', 'Main');
      origin.people.fillFinding();
      expect(await suggest(q)).toEqual([]);
    },
  );

  it('may be a name after all while it is being typed', async () => {
    origin.named('Maria', 'Stone');
    origin.people.fillFinding();
    expect(await lines('maria st')).toEqual(['person: Maria Stone', 'last-name: Stone 1']);
  });
});
