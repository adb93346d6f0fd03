import { expect, it } from 'vitest';
import { readPhone } from './phone-query.ts';

it('reads a complete number with or without the country code', () => {
  for (const phone of ['15035550142', '5035550142'])
    expect(readPhone(phone)).toEqual({ kind: 'whole', number: '5035550142' });
});

it('reads a number with an unknown end as a range of numbers', () => {
  expect(readPhone('1503555014X')).toEqual({ kind: 'range', first: '5035550140', last: '5035550149' });
  expect(readPhone('1503555XXXX'.replace('XXXX', '0XXX'))).toEqual({
    kind: 'range',
    first: '5035550000',
    last: '5035550999',
  });
});

it('reads a number with unknown digits in between as every number that fits, a thousand at most', () => {
  expect(readPhone('1503555X14X')).toMatchObject({ kind: 'list' });
  const read = (phone: string) => {
    const query = readPhone(phone);
    return query.kind === 'list' ? query.numbers : [];
  };
  expect(read('150355X0142')).toEqual(Array.from({ length: 10 }, (_, digit) => `50355${digit}0142`));
  const many = read('1XX3555014X');
  expect([many.length, new Set(many).size, many[0], many.at(-1)]).toEqual([1_000, 1_000, '0035550140', '9935550149']);
});
