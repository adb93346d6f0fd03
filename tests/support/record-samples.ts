import type { RecordGroup, RecordOf } from '../../shared/contract/records/background.ts';
import { RECORD_SHAPES } from '../../shared/contract/records/background.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { BUILDERS } from '../../worker/origin/records/background-lists.ts';
import { buildProperty } from '../../worker/origin/records/build-property.ts';
import type { RecordSource, StoredGroup } from '../../worker/origin/records/record-source.ts';
import { FULL_BODIES, FULL_REPORT, FULL_TRANSFER } from './record-bodies.ts';

const PLACE = {
  house_number: '98431',
  street: 'Alder St',
  unit: null,
  city: 'Portland',
  state_code: 'OR',
  zip5: '97201',
};
const HOME = '1420 Alder St, Portland, OR 97201';

/** A record of a group as the origin answers it: with everything, or with nothing that may be missing. */
export function sampleRecord<G extends RecordGroup>(group: G, fill: 'full' | 'empty' = 'full'): RecordOf<G> {
  const built = isStored(group) ? storedRecord(group, fill) : propertyRecord(fill);
  return RECORD_SHAPES[group].parse(built) as RecordOf<G>;
}

/** One with everything of every group of a report. */
export function sampleOfEach(fill: 'full' | 'empty' = 'full'): ListedRecord[] {
  const groups = Object.keys(RECORD_SHAPES) as RecordGroup[];
  return groups.map((group) => ({ group, record: sampleRecord(group, fill) }) as ListedRecord);
}

function isStored(group: RecordGroup): group is StoredGroup {
  return Object.hasOwn(BUILDERS, group);
}

function storedRecord(group: StoredGroup, fill: 'full' | 'empty') {
  const isFull = fill === 'full';
  const source: RecordSource = {
    row: {
      id: `R-${group}`,
      record_group: group,
      category: 'criminal',
      filed: '2021-03-09',
      body: JSON.stringify(isFull ? FULL_BODIES[group] : {}),
      parties: '[]',
      address_id: null,
      is_address_hidden: 0,
      first_seen: isFull ? '2015-01' : null,
      last_seen: isFull ? '2026-03' : null,
      source: 'court record',
    },
    name: { fullName: 'Elise Hale' },
    address: isFull ? HOME : null,
    parties: isFull
      ? [
          { name: 'Elise Hale', address: HOME },
          { name: 'Bob Hale', address: null },
        ]
      : [],
  };
  return BUILDERS[group](source);
}

function propertyRecord(fill: 'full' | 'empty') {
  const isFull = fill === 'full';
  const row = {
    ...PLACE,
    pnp_id: 'pnp-1',
    county: null,
    apn: isFull ? 'R-118-20' : null,
    year_built: isFull ? 1964 : null,
    bedrooms: isFull ? 3 : null,
    bathrooms: isFull ? 2.5 : null,
    living_sqft: isFull ? 1850 : null,
    report: JSON.stringify(isFull ? FULL_REPORT : {}),
    owner_since: isFull ? '2019-04' : null,
    owner_until: isFull ? '2026-03' : null,
    first_seen: isFull ? '2012-02' : null,
    last_seen: isFull ? '2026-03' : null,
    source: 'property record',
  } as const;
  const transfers = isFull
    ? [
        {
          pnp_id: 'pnp-1',
          body: JSON.stringify(FULL_TRANSFER),
          owners: '[{"name":"Elise Hale"}]',
          sellers: '[{"name":"Blue Harbor Homes"}]',
        },
      ]
    : [];
  return buildProperty(row, transfers, 'Pelise', { nameOf: () => null, addressOf: () => null });
}
