import { expect, it } from 'vitest';
import { readRelyingParty } from './relying-party.ts';

it.each([
  ['https://www.example.com', { id: 'www.example.com', origin: 'https://www.example.com' }],
  ['http://localhost:8787', { id: 'localhost', origin: 'http://localhost:8787' }],
])('passkeys of %s belong to its host', (siteUrl, party) => {
  expect(readRelyingParty(siteUrl)).toEqual(party);
});

it.each(['', 'http://127.0.0.1:8787', 'https://203.0.113.7', 'https://0x7f.1', 'http://[::1]:8787'])(
  'a site at %j has no passkeys',
  (siteUrl) => {
    expect(readRelyingParty(siteUrl)).toBeNull();
  },
);
