import { describe, expect, it, test } from 'vitest';
import { bornText, dropHash, emailHash, hashPrefix, nameHash, ndzHash, phoneHash } from './hash.ts';
import {
  standardBirthDate,
  standardCtvId,
  standardEmail,
  standardMaid,
  standardName,
  standardPhone,
  standardVin,
  standardZip,
} from './standardize.ts';

describe('the examples that California publishes', () => {
  it.each([
    ['first name', standardName('Juan Pablo'), 'juanpablo', '91hIbrbzNeqHs3o81O5yNrXUj7wDd2shvZ6THKi9qz8='],
    ['last name', standardName('Martínez'), 'martinez', '2wRPGbwBNxhShjRczx8GfS2c4cjvs4NJskeWloUNtp8='],
    ['date of birth', standardBirthDate(1776, 7, 4), '17760704', 'skXYXxBER6HQTZ3rXSZH1wVGLQ054mS5rbR/bwvzy4I='],
    ['ZIP code', standardZip('91790'), '91790', '2FPZucR4x7U8KlM+SFAX4LPGhwNz/PIZUCSUdDh0o/s='],
    ['ZIP code with zeros', standardZip('00712345'), '71234', 'aeNUYKh7Xw5sqpxSbSP9eOHsj6iXewbUyavv89DIuhQ='],
    ['foreign postal code', standardZip('M1B 1A1'), 'm1b1a', 'n8L9q8mVeT6Xt9/EeUNiTukGDrkbPJ3DvOEx14uElxk='],
    [
      'email',
      standardEmail(' Anna.Smith@domain.com '),
      'anna.smith@domain.com',
      'KA18MT/ph6IHYjzT9zwETySDQyvSh87YuoSBpOQtkhE=',
    ],
    ['phone', standardPhone('+1(415)555-9317'), '4155559317', 'vGM7y5n+hBXRSEAklhHDPCbysyNgYTmXdMcagGUOY8E='],
  ])('%s', (_, standard, expected, hashed) => {
    expect(standard).toBe(expected);
    expect(dropHash(standard)).toBe(hashed);
  });

  it('name, date of birth and ZIP code together', () => {
    expect(ndzHash('Danielle', 'Johnson', '19850704', '91790')).toBe('PQOfn1RffEKmqMmNAzDKKaoZCwxWbQZkQzPWmQo9REA=');
  });
});

describe('a name', () => {
  it.each([
    ['José-María', 'josemaria'],
    ["O'Neil", 'oneil'],
    ['Łukasz Straße', 'lukaszstrasse'],
    ['ＡＤＡ 2', 'ada2'],
    ['Иван', 'ivan'],
    ['Ёлкина-Щербак', 'elkinashcherbak'],
    ['Николай', 'nikolai'],
    ['Γιώργος', 'giorgos'],
    ['ΨΑΡΡΌΣ', 'psarros'],
    ['王小明', '王小明'],
    ['محمد', 'محمد'],
    ['דוד', 'דוד'],
    ['がく', 'がく'],
    ['김민준', '김민준'],
    ['--', ''],
  ])('%s is %s', (name, standard) => {
    expect(standardName(name)).toBe(standard);
    expect(standardName(name.normalize('NFD'))).toBe(standard);
  });
});

test('ids of phones, cars and televisions have their own lengths', () => {
  expect(standardMaid('38400000-8CF0-11BD-B23E-10B96E40000D')).toBe('384000008cf011bdb23e10b96e40000d');
  expect(standardMaid('38400000')).toBeNull();
  expect(standardVin('1hgcm 82633-A004352')).toBe('1hgcm82633a004352');
  expect(standardVin('1HGCM82633A00435')).toBeNull();
  expect(standardCtvId('Tv-1234-5678')).toBe('tv12345678');
  expect(standardCtvId('tv-1')).toBeNull();
});

test('a ZIP code loses its last four digits and its zeros in front', () => {
  expect(standardZip('01790-1234')).toBe('1790');
  expect(standardZip('00501')).toBe('501');
});

test('what has a part missing has no hash', () => {
  expect([emailHash(' '), phoneHash('ext.'), nameHash('Ada', '-'), ndzHash('', 'Hale', '19790402', '97201')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a hash begins with the 48 bits by which it is looked up', () => {
  const hashed = dropHash('juanpablo');
  expect(hashPrefix(hashed)).toBe(Buffer.from(hashed, 'base64').readUIntBE(0, 6));
  expect(hashPrefix('////////')).toBe(2 ** 48 - 1);
  expect(bornText(19790402)).toBe('19790402');
});
