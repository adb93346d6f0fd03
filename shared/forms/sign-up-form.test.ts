import { expect, it } from 'vitest';
import { checkSignUp } from './sign-up-form.ts';

const VALUES = { email: 'june@example.com', firstName: '' };
const wrong = (values: Partial<typeof VALUES>) => checkSignUp({ ...VALUES, ...values });

it('accepts an email address, with or without a first name', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ firstName: ' June ' })).toEqual({});
});

it('says what is wrong with each field', () => {
  expect(wrong({ email: '' })).toEqual({ email: 'This field is required.' });
  expect(wrong({ email: `${'x'.repeat(250)}@example.com` }).email).toBe('Please use fewer than 255 characters');
  expect(wrong({ firstName: 'x'.repeat(101) }).firstName).toBe('Please use fewer than 101 characters');
});

it('rejects addresses that an email header could read as two, or as something else', () => {
  for (const email of [
    'june',
    'a@b@c',
    'a@b.example,c',
    'June <june@example.com>',
    'a\u0000b@example.com',
    '"a b"@example.com',
  ])
    expect(wrong({ email }).email, email).toBe('Please enter a valid email address.');
});
