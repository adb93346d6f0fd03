import type { BackgroundRecords, RecordGroup, RecordOf } from '../../../shared/contract/records/background.ts';
import { buildBankruptcy, buildEviction, buildForeclosure, buildJudgment, buildLien } from './build-civil.ts';
import { buildCriminalRecord } from './build-criminal.ts';
import {
  buildConcealedWeaponPermit,
  buildHuntingPermit,
  buildPilotsLicense,
  buildProfessionalLicense,
} from './build-licenses.ts';
import type { RecordSource, StoredGroup } from './record-source.ts';

/** How a stored record of each group becomes the contract's. */
export const BUILDERS: { readonly [G in StoredGroup]: (source: RecordSource) => RecordOf<G> } = {
  criminalAndTrafficRecords: buildCriminalRecord,
  bankruptcies: buildBankruptcy,
  liens: buildLien,
  judgments: buildJudgment,
  foreclosures: buildForeclosure,
  evictions: buildEviction,
  professionalLicenses: buildProfessionalLicense,
  pilotsLicenses: buildPilotsLicense,
  concealedWeaponPermits: buildConcealedWeaponPermit,
  huntingPermits: buildHuntingPermit,
};

/** Lists of records by group; a group that was not asked for has none. */
export type RecordLists = { [G in RecordGroup]?: RecordOf<G>[] };

/** Puts the lists where the answer has them. What was not asked for is not there at all (P3-065). */
export function arrangeLists(lists: RecordLists): BackgroundRecords {
  const { currentProperties, pastProperties, ...others } = lists;
  const { professionalLicenses, pilotsLicenses, concealedWeaponPermits, huntingPermits, ...rest } = others;
  const properties = present({ currentProperties, pastProperties });
  const licensesAndPermits = present({ professionalLicenses, pilotsLicenses, concealedWeaponPermits, huntingPermits });
  return {
    ...rest,
    ...(properties === null ? {} : { properties }),
    ...(licensesAndPermits === null ? {} : { licensesAndPermits }),
  };
}

/** Without the lists that are missing; null where all are. */
function present<T extends object>(lists: T): T | null {
  const known = Object.entries(lists).filter(([, list]) => list !== undefined);
  return known.length === 0 ? null : (Object.fromEntries(known) as T);
}
