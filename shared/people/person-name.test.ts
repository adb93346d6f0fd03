import { describe, expect, it } from 'vitest';
import { parseSearchName } from './person-name.ts';

describe('parseSearchName', () => {
  it.each([
    ['Maya Ostrowski', 'Maya', '', 'Ostrowski'],
    ['  Maya   Ann  Ostrowski ', 'Maya', 'Ann', 'Ostrowski'],
    ['Ostrowski', '', '', 'Ostrowski'],
    ['M Ostrowski', '', '', 'Ostrowski'],
    ['Maya Ostrowski Jr.', 'Maya', '', 'Ostrowski'],
    ['Maya Ostrowski, Jr', 'Maya', '', 'Ostrowski'],
    ['Ostrowski, Maya', 'Maya', '', 'Ostrowski'],
    ['De La Cruz III, Maria Elena', 'Maria', 'Elena', 'De La Cruz'],
    ['Ostrowski,', '', '', 'Ostrowski'],
    [', Maya', '', '', 'Maya'],
    ['', '', '', ''],
  ])('reads %j [F3-17]', (text, firstName, middleName, lastName) => {
    expect(parseSearchName(text)).toEqual({ firstName, middleName, lastName });
  });

  it.each(['Jr', 'Sr', 'II', 'III', 'IV', 'V', 'jr.', 'Sr.', 'iii'])(
    'drops the suffix %s (P 2.7) [P2-124]',
    (suffix) => {
      for (const text of [`Maya Ostrowski ${suffix}`, `Maya Ostrowski, ${suffix}`])
        expect(parseSearchName(text)).toEqual({ firstName: 'Maya', middleName: '', lastName: 'Ostrowski' });
    },
  );

  it('keeps a last name that only looks like a suffix', () => {
    expect(parseSearchName('V').lastName).toBe('V');
    expect(parseSearchName('Maya Vivi').lastName).toBe('Vivi');
  });
});
