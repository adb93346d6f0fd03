import { describe, expect, it } from 'vitest';
import { LIST_COLUMNS, ListRefused, readCoveredList } from './covered-list.ts';
import { LIST_ROWS_MAX } from './request-limits.ts';

const HEAD = LIST_COLUMNS.join(',');
const ID = 'Pmaya0ostrowski1';
const read = (text: string) => [...readCoveredList(text)];
const faults = (...rows: string[]) => read([HEAD, ...rows].join('\n')).map(({ fault }) => fault);
const refusal = (text: string) => {
  try {
    for (const _ of readCoveredList(text));
    return null;
  } catch (error) {
    return error instanceof ListRefused ? error.fault : error;
  }
};

describe('a list of covered persons', () => {
  it('is read by its header, in whatever order and letter case, with columns of others', () => {
    const text = 'ZIP;Last Name;Note;FIRST-NAME;street\r\n08608-1234;Quist;x;Ruth;1 Elm St\r\n';
    expect(read(text)).toEqual([
      {
        ...{ line: 2, firstName: 'Ruth', lastName: 'Quist', street: '1 Elm St', city: '', state: '', zip: '08608' },
        ...{ phone: '', personId: null, fault: null },
      },
    ]);
  });

  it.each([
    ['an address', `https://porchlight.example/name/Maya-Ostrowski/Portland-OR/${ID}?is_free=true`],
    ['an address without its scheme', `porchlight.example/name/Maya-Ostrowski/Portland-OR/${ID}`],
    ['a path', `/name/Maya-Ostrowski/Portland-OR/${ID}/`],
    ['an id', ID],
  ])('knows a record by %s', (_, link) => {
    expect(read(`${HEAD}\n,,${link},,,,,`)).toMatchObject([{ personId: ID, fault: null }]);
  });

  it('says of each row why it cannot be used, and uses the others', () => {
    expect(
      faults(
        'Ruth,Quist,,1 Elm St,Trenton,nj,,',
        'Ruth,Quist,,1 Elm St,,,08608,(609) 555-0101',
        'Ruth,Quist,https://example.com/elsewhere,,,,,',
        'Ruth,Quist,javascript:alert(1),,,,,',
        ',Quist,,1 Elm St,,,08608,',
        '=1+1,@,,1 Elm St,,,08608,',
        'Ruth,Quist,,,,,,',
        'Ruth,Quist,,1 Elm St,Trenton,Jersey,,',
        'Ruth,Quist,,1 Elm St,,,ABC,',
        `${'R'.repeat(201)},Quist,,1 Elm St,,,08608,`,
        '"Ruth,Quist',
        'Ru\0th,Quist,,1 Elm St,,,08608,',
        'Ruth,Quist,,1 Elm St,,,08608,',
      ),
    ).toEqual([
      ...[null, null, 'link', 'link', 'name', 'name', 'place', 'state', 'zip', 'too-long', 'open-quote', 'not-text'],
      null,
    ]);
  });

  it('keeps a formula as the text that it is', () => {
    const [row] = read(`${HEAD}\n"=HYPERLINK(""https://example.com"",""x"")",Quist,${ID},,,,,`);
    expect(row).toMatchObject({ firstName: '=HYPERLINK("https://example.com","x")', personId: ID });
  });

  it.each([
    ['', 'no-rows'],
    [`${HEAD}\n`, 'no-rows'],
    ['Ruth,Quist,1 Elm St\nSam,Quist,2 Elm St', 'no-header'],
    ['street,city\n1 Elm St,Trenton', 'no-header'],
    [`\0\0\0${'x'.repeat(100)}`, 'no-header'],
  ])('that is %j is refused as a whole: %s', (text, fault) => {
    expect(refusal(text)).toBe(fault);
  });

  it('takes a million rows, and refuses one more', () => {
    const rows = 'A,B,,,,,,\n'.repeat(LIST_ROWS_MAX);
    expect(refusal(`${HEAD}\n${rows}`)).toBeNull();
    expect(refusal(`${HEAD}\n${rows}A,B,,,,,,`)).toBe('too-many');
  });
});
