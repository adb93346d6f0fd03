import { expect, it } from 'vitest';
import { emailField, fieldErrors, optionalField, passwordField, type TextRule, textField } from './text-rules.ts';

const said = (field: TextRule, value: unknown) => fieldErrors({ field }, { field: value }).field;

it('says that an empty or blank required field is required [P5-004]', () => {
  for (const empty of ['', '   ']) expect(said(textField(), empty)).toBe('This field is required.');
  expect(said(textField({ min: 3 }), '')).toBe('This field is required.');
  expect(said(textField(), ' x ')).toBeUndefined();
});

it('says how many characters are needed [P5-005]', () => {
  expect(said(textField({ min: 2 }), 'a')).toBe('Please use at least 2 characters.');
  expect(said(textField({ min: 2 }), 'a ')).toBe('Please use at least 2 characters.');
  expect(said(textField({ min: 2 }), 'ab')).toBeUndefined();
});

it('says how many characters are too many, without a period [P5-006]', () => {
  expect(said(textField({ max: 3 }), 'abcd')).toBe('Please use fewer than 4 characters');
  expect(said(textField({ max: 3 }), 'abc')).toBeUndefined();
  expect(said(textField({ max: 5_000 }), 'x'.repeat(5_001))).toBe('Please use fewer than 5,001 characters');
  expect(said(optionalField({ max: 3 }), 'abcd')).toBe('Please use fewer than 4 characters');
  expect(said(optionalField({ max: 3 }), 'abc')).toBeUndefined();
});

it('requires an email address in an email field [P5-007]', () => {
  for (const wrong of ['june', 'june@', '@example.com', 'a b@example.com', 'a@b@c'])
    expect(said(emailField(), wrong)).toBe('Please enter a valid email address.');
  expect(said(emailField(), '')).toBe('This field is required.');
  for (const right of ['june@example.com', ' june@example.com ', 'jüne+x@exämple.com'])
    expect(said(emailField(), right)).toBeUndefined();
});

it('refuses an address that a mail server reads as another one', () => {
  for (const tricky of ['june(1)@example.com', 'x:june@example.com', 'june\\@example.com', 'june[1]@example.com'])
    expect(said(emailField(), tricky), tricky).toBe('Please enter a valid email address.');
});

it('accepts every password that is not empty', () => {
  expect(said(passwordField(), '')).toBe('This field is required.');
  expect(said(passwordField(), ' ')).toBeUndefined();
});

it('reports each wrong field, also a missing one, and ignores unknown fields', () => {
  const form = { email: emailField(), name: textField() };
  expect(fieldErrors(form, { email: '', name: 'June', redirect: '/x' })).toEqual({ email: 'This field is required.' });
  expect(fieldErrors(form, { email: 'a@b.co', name: 'June' })).toEqual({});
  expect(fieldErrors(form, { email: 'a@b.co', name: 7 })).toEqual({ name: 'This field is required.' });
  expect(fieldErrors(form, { name: 'June' })).toEqual({ email: 'This field is required.' });
});
