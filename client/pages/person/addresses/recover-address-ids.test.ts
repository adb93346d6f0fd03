import { afterEach, expect, test, vi } from 'vitest';
import { logInfoBodySchema } from '../../../../shared/contract/operations/telemetry.ts';
import type { OwnedProperty } from '../../../../shared/contract/person/address.ts';
import { buildAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import { track } from '../../../analytics/track.ts';
import { queryClient } from '../../../api/query-client.ts';
import { recoverAddressIds } from './recover-address-ids.ts';

vi.mock('../../../analytics/track.ts', () => ({ track: vi.fn() }));

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const linked = buildAddress({ id: 'Alinked00001', line1: '1 Fir Row' });
const missing = [buildAddress({ id: null }), buildAddress({ id: null, line1: '2 Fir Row' })];
const owned = (line1: string): OwnedProperty => ({
  ...{ type: 'full', propertyId: 'o1', pnpId: 'n1', line1, line1WithoutNumber: 'Fir Row', city: 'PORTLAND' },
  ...{ stateCode: 'OR', zip5: '97214', county: null },
});
const person = buildPerson({
  addresses: [linked, ...missing],
  ownedProperties: [owned('1 Fir Row'), owned('9 Elm St')],
});

/** Answers the call and records every request. */
function serve(answer: () => Response) {
  const asked: { url: string; body: RequestInit['body'] }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ url, body: init.body });
    return url.startsWith('/api/v1/') ? answer() : new Response(null, { status: 204 });
  });
  return asked;
}

test('missing ids are requested by person and filled in, and a log entry says how many came [P4-082 P4-084]', async () => {
  const addresses = [{ id: 'Afound000001', address: '88 alder ct', city: 'Portland', state: 'OR' }];
  const asked = serve(() => Response.json({ data: { addresses } }));
  const merge = await recoverAddressIds(person);
  expect(merge([...missing, linked]).map((address) => address.type === 'full' && address.id)).toEqual([
    'Afound000001',
    null,
    'Alinked00001',
  ]);
  expect(asked[0]?.url).toBe(`/api/v1/person/missing-address-ids?personId=${person.id}`);
  expect(asked[1]?.url).toBe('/api/log-info');
  expect(logInfoBodySchema.parse(await new Response(asked[1]?.body).json()).msg).toEqual({
    severity: 'info',
    name: 'address-hydration',
    route: 'name-name-location-id',
    metric: 'address_hydration',
    linkableAddressCount: 2,
    missingIdCount: 3,
    missingLivedIdCount: 2,
    missingOwnedIdCount: 1,
    hydratedAddressIds: ['Afound000001'],
  });
  expect(track).toHaveBeenCalledExactlyOnceWith('addresses_recovered', { count: 1 });
});

test('a failed call logs nothing and leaves it to the page to ignore', async () => {
  const asked = serve(() => new Response(null, { status: 502 }));
  await expect(recoverAddressIds(person)).rejects.toThrow('502');
  expect(asked).toHaveLength(1);
});
