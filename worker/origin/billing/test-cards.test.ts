import { describe, expect, it } from 'vitest';
import { readTestMethod } from './test-cards.ts';

const NOW = Date.UTC(2026, 10, 22);
const card = (cardNumber: string, more: { expiresAt?: string; securityCode?: string } = {}) =>
  readTestMethod({ cardNumber, expiresAt: '2027-03', securityCode: '123', ...more }, NOW);

describe('a card of the test shop', () => {
  it.each([
    ['4242 4242 4242 4242', 'Visa', 'succeeds'],
    ['4000-0000-0000-0002', 'Visa', 'declined'],
    ['4000000000000341', 'Visa', 'fails-at-renewal'],
    ['5555555555554444', 'Mastercard', 'unknown-number'],
    ['2223003122003222', 'Mastercard', 'unknown-number'],
    ['6011111111111117', 'Discover', 'unknown-number'],
    ['3056930009020004', 'Card', 'unknown-number'],
  ])('%s is a %s: %s', (number, cardType, outcome) => {
    const cardNumber = number.slice(-4);
    expect(card(number)).toEqual({ payer: { cardType, cardNumber, expiresAt: '2027-03' }, outcome });
  });

  it('has a four-digit security code if it is an American Express, otherwise three digits', () => {
    expect(card('378282246310005', { securityCode: '1234' })).toMatchObject({
      payer: { cardType: 'American Express' },
    });
    expect(card('378282246310005')).toHaveProperty('problem');
    for (const securityCode of ['12', '1234', 'abc'])
      expect(card('4242424242424242', { securityCode })).toHaveProperty('problem');
  });

  it('is refused with a mistyped number, an invalid month, or once it has expired', () => {
    for (const number of ['4242424242424241', '42', '4242 4242 4242 424x', `4${'0'.repeat(19)}`])
      expect(card(number)).toHaveProperty('problem');
    for (const expiresAt of ['2026-10', '2019-01', '2030-13', '2030-00'])
      expect(card('4242424242424242', { expiresAt })).toHaveProperty('problem');
    expect(card('4242424242424242', { expiresAt: '2026-11' })).toMatchObject({ outcome: 'succeeds' });
  });

  it('says what is wrong without repeating what was typed', () => {
    expect(JSON.stringify(card('4242424242424241'))).not.toContain('4242');
  });
});

it('a PayPal address pays if it ends in @example.com', () => {
  const outcomeOf = (paypalEmail: string) => readTestMethod({ paypalEmail }, NOW);
  expect(outcomeOf('ann@example.com')).toEqual({
    payer: { paypalInfo: { email: 'ann@example.com' } },
    outcome: 'succeeds',
  });
  for (const other of ['ann@example.org', 'ann@example.com.org', 'ann@notexample.com'])
    expect(outcomeOf(other)).toMatchObject({ outcome: 'declined' });
});
