import { expect, it } from 'vitest';
import { checkSignUp } from './sign-up-form.ts';

const VALUES = { email: 'june@example.com', password: 'lantern road', firstName: '' };
const wrong = (values: Partial<typeof VALUES>) => checkSignUp({ ...VALUES, ...values });

it('accepts an email address and a password of eight characters, with or without a first name', () => {
  expect(wrong({})).toEqual({});
  expect(wrong({ password: '12345678', firstName: ' June ' })).toEqual({});
  expect(wrong({ password: '        ' })).toEqual({});
});

it('says what is wrong with each field', () => {
  expect(wrong({ email: '', password: '' })).toEqual({
    email: 'This field is required.',
    password: 'This field is required.',
  });
  expect(wrong({ password: '1234567' }).password).toBe('Please use at least 8 characters.');
  expect(wrong({ password: 'x'.repeat(257) }).password).toBe('Please use fewer than 257 characters');
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
