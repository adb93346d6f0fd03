import { expect, test } from 'vitest';
import { edge, modelOf } from '../../testing.ts';

const search = (query: Record<string, string>) => edge().get(`/search?${new URLSearchParams(query)}`);
/** Where a search leads; null where the form came back. */
const target = async (query: Record<string, string>) => (await search(query)).headers.get('location');
/** What the form says when it comes back. */
const errorsOf = async (query: Record<string, string>) => {
  const response = await search(query);
  expect(response.status).toBe(400);
  const { page } = await modelOf(response);
  return (page as { errors: Record<string, string> }).errors;
};

test('a search box leads by 303 to the name, the phone or the address that was typed into it', async () => {
  const response = await search({ by: 'phone', name: 'Maya', phone: '(503) 555-0186', street: '', location: 'OR' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/phone/1-503-555-0186']);
  expect(await target({ by: 'name', name: 'Maya Ostrowski', phone: '5', location: '97217' })).toBe(
    '/name/Maya-Ostrowski/97217',
  );
  expect(await target({ by: 'address', street: '2417 N Halyard Ave', location: 'Portland, OR' })).toBe(
    '/address-search?street=2417+N+Halyard+Ave&location=Portland%2C+OR',
  );
  expect(await target({ by: 'carrier pigeon', name: 'Maya' })).toBe('/name/Maya/-');
});

test('a last name before a comma is read as the last name', async () => {
  expect(await target({ name: 'Walker, James' })).toBe('/name/James-Walker/-');
  expect(await target({ name: 'Walker, ', location: 'Bend, OR' })).toBe('/name/Walker/Bend-OR');
});

test('a number is taken as it is written: in part, with its extension, with its country', async () => {
  for (const [phone, path] of [
    ['503 555 0', '/phone/1-503-555-0XXX'],
    ['503-555-0XX6', '/phone/1-503-555-0XX6'],
    ['+1 503.555.0186', '/phone/1-503-555-0186'],
    ['503-555-0186 ext. 204', '/phone/1-503-555-0186'],
    ['503-555-0186 x204', '/phone/1-503-555-0186'],
    ['5035550186x12', '/phone/1-503-555-0186'],
    ['1 (503) 555-0186 extension 7', '/phone/1-503-555-0186'],
    ['503-555-X142', '/phone/1-503-555-X142'],
    ['5035550', '/phone/1-503-555-0XXX'],
  ] as const)
    expect(await target({ by: 'phone', phone }), phone).toBe(path);
});

test('an address of one line is street and place', async () => {
  expect(await target({ by: 'address', street: '12 Elm St, Bend, OR' })).toBe(
    '/address-search?street=12+Elm+St&location=Bend%2C+OR',
  );
});

test('what cannot be searched for is said under its field', async () => {
  for (const [query, errors] of [
    [{ by: 'name' }, { name: 'Enter a first and last name.' }],
    [{ by: 'name', name: '😀' }, { name: 'Enter a first and last name.' }],
    [{ by: 'name', name: 'Мария' }, { name: 'Enter the name in Latin letters.' }],
    [{ by: 'phone' }, { phone: 'Enter a phone number.' }],
    [{ by: 'phone', phone: 'ext' }, { phone: 'Enter a phone number.' }],
    [{ by: 'phone', phone: '503' }, { phone: 'Enter at least 7 digits of the phone number.' }],
    [{ by: 'phone', phone: '1 503 555' }, { phone: 'Enter at least 7 digits of the phone number.' }],
    [
      { by: 'phone', phone: '5'.repeat(15) },
      { phone: 'Enter a U.S. number: ten digits, with or without the 1 before them.' },
    ],
    [{ by: 'phone', phone: '555-6828' }, { phone: 'Enter the area code as well, as in “503-555-0142”.' }],
    [
      { by: 'phone', phone: '503-555-01XX12' },
      { phone: 'Enter a U.S. number: ten digits, with or without the 1 before them.' },
    ],
    [
      { by: 'phone', phone: '103 555 0142' },
      { phone: 'Check the number: neither the area code nor the three digits after it begin with 0 or 1.' },
    ],
    [
      { by: 'address' },
      { street: 'Enter the street with its house number.', location: 'Enter a city and state, or a ZIP code.' },
    ],
    [{ by: 'address', street: '2417', location: 'Bend' }, { street: 'Enter the street with its house number.' }],
    [{ by: 'address', street: 'Elm St', location: 'Bend' }, { street: 'Enter the house number as well.' }],
    [{ by: 'address', street: '12 Elm St' }, { location: 'Enter a city and state, or a ZIP code.' }],
    [{ by: 'address', street: '12 ул', location: 'Bend' }, { street: 'Enter the address in Latin letters.' }],
  ] as const)
    expect(await errorsOf({ ...query }), JSON.stringify(query)).toEqual(errors);
});

test('a form that comes back keeps all that was typed, in the header too, and is not for search engines', async () => {
  const typed = { by: 'address', name: 'Maya', phone: '503', street: 'Elm St', location: 'Bend' } as const;
  const { page, site, head } = await modelOf(await search(typed));
  const { by, ...values } = typed;
  expect(page).toMatchObject({ kind: 'people-search', by, values });
  expect(site.search).toEqual(typed);
  expect(head).toMatchObject({ isIndexable: false, canonical: 'http://127.0.0.1/people-search' });
});

test('nothing that is typed is more than a text', async () => {
  for (const text of [
    "'; DROP TABLE person; --",
    'name:* NEAR(a b)',
    '%00',
    '\u{10FFFF}',
    'a'.repeat(10_000),
    '/../..',
  ])
    for (const by of ['name', 'phone', 'address'])
      expect([303, 400]).toContain((await search({ by, name: text, phone: text, street: text })).status);
});
