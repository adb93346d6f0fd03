import type {
  ConcealedWeaponPermit,
  HuntingPermit,
  PilotsLicense,
  ProfessionalLicense,
} from '../../../shared/contract/records/licenses.ts';
import { withoutDay } from './record-birth.ts';
import { parseBody } from './record-body.ts';
import { type RecordSource, recordFieldsOf } from './record-source.ts';

export function buildProfessionalLicense(source: RecordSource): ProfessionalLicense {
  const body = parseBody<ProfessionalLicense>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts('licenseType', 'state', 'licenseStatus', 'number', 'trade', 'business'),
    ...body.dates('issueDate', 'expirationDate'),
    ...body.words('jobFunctions'),
  };
}

export function buildPilotsLicense(source: RecordSource): PilotsLicense {
  const body = parseBody<PilotsLicense>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts('airmanNumber', 'certificateNumber', 'certificateType', 'licenseStatus', 'medicalClass'),
    ...body.dates('fileDate', 'medicalDate', 'medicalExpirationDate'),
    pilotRatings: body.list('pilotRatings').map((rating) => rating.texts('level', 'rating')),
  };
}

export function buildConcealedWeaponPermit(source: RecordSource): ConcealedWeaponPermit {
  const body = parseBody<ConcealedWeaponPermit>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts('permitType', 'number', 'licenseStatus', 'gender', 'ethnicity'),
    ...body.dates('expiryDate'),
    birthDate: withoutDay(body.dates('birthDate').birthDate),
  };
}

export function buildHuntingPermit(source: RecordSource): HuntingPermit {
  const body = parseBody<HuntingPermit>(source.row.body);
  return {
    ...recordFieldsOf(source, body.list('matchIndicators')),
    ...body.texts('number', 'licenseStatus', 'homeState'),
    ...body.dates('issueDate'),
    ...body.words('permitTypes', 'permissions'),
    ...body.flags('resident'),
  };
}
