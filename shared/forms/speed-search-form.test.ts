import { describe, expect, it } from 'vitest';
import { readSpeedSearchFile } from './speed-search-file.ts';
import { checkSpeedSearch } from './speed-search-form.ts';
import { readList, readListFile } from './speed-search-list.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a list', () => {
  it('has a line for each line that is not blank, without what surrounds it', () => {
    expect(readList('  Maya Ostrowski, Portland, OR \r\n\r\n(503) 555-0142\n\u00a0\nJune  Li')).toEqual([
      'Maya Ostrowski, Portland, OR',
      '(503) 555-0142',
      'June Li',
    ]);
    expect(readList(' \n\t\n')).toEqual([]);
  });

  it('may be cells copied from a spreadsheet', () => {
    expect(readList('Maya Ostrowski\tPortland\tOR\nJune Li\t\tWA')).toEqual([
      'Maya Ostrowski, Portland, OR',
      'June Li, WA',
    ]);
    expect(readList('First name\tLast name\tCity\tState\nMaya\tOstrowski\tPortland\tOR')).toEqual([
      'Maya Ostrowski, Portland, OR',
    ]);
  });

  it('may begin with a row of titles, which is not looked up', () => {
    expect(readList('Name\nMaya Ostrowski')).toEqual(['Maya Ostrowski']);
    expect(readList('name,city,state\nMaya Ostrowski,Portland,OR')).toEqual(['Maya Ostrowski, Portland, OR']);
  });

  it.each(['Maya Ostrowski, Mobile, AL', 'Last', 'Phone Booth, Portland, OR', 'Ola City'])(
    'does not take %j for titles',
    (line) => {
      expect(readList(`${line}\nJune Li`)).toEqual([line, 'June Li']);
    },
  );
});

describe('a CSV file', () => {
  it('is read by its titles, in any order and letter case', () => {
    const file = 'Email;STATE;Last Name;first_name;City\r\nm@example.com;OR;Ostrowski;Maya;Portland\r\n';
    expect(readListFile(file)).toEqual(['Maya Ostrowski, Portland, OR']);
  });

  it('finds a row by its name, and by its number only without one', () => {
    const file =
      'Name,Mobile phone,Home phone\nMaya Ostrowski,,503-555-0142\n,,503-555-0143\n,503-555-0144,503-555-0145\n,,\n';
    expect(readListFile(file)).toEqual(['Maya Ostrowski', '503-555-0143', '503-555-0144']);
  });

  it('turns names around that have the last name first', () => {
    const file = 'Name,City,State\n"Ostrowski, Maya",Portland,OR\n"Frank Li, Jr.",Salem,OR\n';
    expect(readListFile(file)).toEqual(['Maya Ostrowski, Portland, OR', 'Frank Li Jr., Salem, OR']);
  });

  it('without titles has a line per row', () => {
    expect(readListFile('Maya Ostrowski,Portland,OR\n"(503) 555-0142"\n')).toEqual([
      'Maya Ostrowski, Portland, OR',
      '(503) 555-0142',
    ]);
  });

  it('says what is wrong with it', () => {
    expect(readSpeedSearchFile(bytes('\uFEFFName\nMaya Ostrowski'))).toEqual({ lines: ['Maya Ostrowski'] });
    expect(readSpeedSearchFile(bytes('a'.repeat(65_537)))).toEqual({ fault: 'too-big' });
    expect(readSpeedSearchFile(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).toEqual({ fault: 'not-text' });
    expect(readSpeedSearchFile(bytes('Name,City\n,\n'))).toEqual({ fault: 'empty' });
  });
});

describe('what cannot be looked up', () => {
  it('is an empty list, one of more than 50 lines, and a line of more than 200 characters', () => {
    expect(checkSpeedSearch([])).toMatch(/at least one/);
    expect(checkSpeedSearch(Array.from({ length: 50 }, () => 'a'.repeat(200)))).toBeNull();
    expect(checkSpeedSearch(Array.from({ length: 73 }, () => 'a'))).toMatch(/73 lines.*Take out 23/);
    expect(checkSpeedSearch(['a', 'b'.repeat(201)])).toMatch(/^Line 2 has more than 200/);
  });
});
