import type { RecordOf } from '../../../shared/contract/records/background.ts';
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
