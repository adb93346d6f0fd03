import type { CriminalRecord, Offense } from '../../../shared/contract/records/criminal.ts';
import { buildCriminalRecord, buildOffense } from './build-criminal.ts';
import { parseBody } from './record-body.ts';
import type { RecordRow, RecordSource } from './record-source.ts';

/**
 * A criminal record as far as the rules for outcome, year and county read it; everything else is as if it were not on
 * record. A test holds it against the whole record.
 */
export function buildIndexedCriminal({ row }: RecordSource): CriminalRecord {
  const body = parseBody<CriminalRecord>(row.body);
  return {
    ...NO_RECORD,
    ...body.texts('sourceState'),
    id: row.id,
    isGuilty: body.flags('isGuilty').isGuilty === true,
    offenses: body.list('offenses').map((offense) => ({
      ...NO_OFFENSE,
      ...offense.texts('disposition', 'status', 'county', 'crimeCounty'),
      ...offense.dates('bestKnownDate', 'chargesFiledDate', 'convictionDate'),
    })),
  };
}

const NO_OFFENSE = buildOffense(parseBody<Offense>('{}'));

const NO_ROW: RecordRow = {
  ...{ id: '', record_group: 'criminalAndTrafficRecords', category: 'criminal', filed: null, body: '{}' },
  ...{ parties: '[]', address_id: null, is_address_hidden: 1, first_seen: null, last_seen: null },
  source: 'court record',
};
const NO_RECORD = buildCriminalRecord({ row: NO_ROW, name: { fullName: '' }, address: null, parties: [] });
