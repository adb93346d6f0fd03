import type {
  ConcealedWeaponPermit,
  HuntingPermit,
  PilotsLicense,
  ProfessionalLicense,
} from '../contract/records/licenses.ts';
import { recordLabels } from '../copy/records/record-labels.ts';
import { recordsCopy } from '../copy/records/records.ts';
import { type FieldGroup, factsOf, type NotAField } from './field-group.ts';
import {
  codeField,
  dateField,
  type FieldRules,
  flagField,
  listField,
  stateField,
  textField,
  writeList,
} from './field-rules.ts';
import { readCode } from './read-code.ts';

const { professional, pilot, weapon, hunting } = recordLabels;

const PROFESSIONAL_RULES: FieldRules<ProfessionalLicense, NotAField> = {
  licenseType: textField(professional.licenseType),
  licenseStatus: codeField(professional.licenseStatus, 'license'),
  number: textField(professional.number),
  state: stateField(professional.state),
  trade: textField(professional.trade),
  business: textField(professional.business),
  issueDate: dateField(professional.issueDate),
  expirationDate: dateField(professional.expirationDate),
  jobFunctions: listField(professional.jobFunctions),
};

const PILOT_RULES: FieldRules<PilotsLicense, NotAField> = {
  certificateType: codeField(pilot.certificateType, 'pilotLevel'),
  licenseStatus: codeField(pilot.licenseStatus, 'license'),
  airmanNumber: textField(pilot.airmanNumber),
  certificateNumber: textField(pilot.certificateNumber),
  fileDate: dateField(pilot.fileDate),
  medicalClass: codeField(pilot.medicalClass, 'medicalClass'),
  medicalDate: dateField(pilot.medicalDate),
  medicalExpirationDate: dateField(pilot.medicalExpirationDate),
  pilotRatings: { label: pilot.pilotRatings, write: (ratings) => writeList(ratings.map(writeRating), ', ') },
};

const WEAPON_RULES: FieldRules<ConcealedWeaponPermit, NotAField> = {
  permitType: textField(weapon.permitType),
  licenseStatus: codeField(weapon.licenseStatus, 'license'),
  number: textField(weapon.number),
  expiryDate: dateField(weapon.expiryDate),
  birthDate: dateField(weapon.birthDate),
  gender: codeField(weapon.gender, 'gender'),
  ethnicity: codeField(weapon.ethnicity, 'ethnicity'),
};

const HUNTING_RULES: FieldRules<HuntingPermit, NotAField> = {
  permitTypes: listField(hunting.permitTypes),
  licenseStatus: codeField(hunting.licenseStatus, 'license'),
  number: textField(hunting.number),
  issueDate: dateField(hunting.issueDate),
  permissions: listField(hunting.permissions),
  resident: flagField(hunting.resident),
  homeState: stateField(hunting.homeState),
};

export function professionalFields(record: ProfessionalLicense): FieldGroup[] {
  return [factsOf(record, PROFESSIONAL_RULES)];
}

export function pilotFields(record: PilotsLicense): FieldGroup[] {
  return [factsOf(record, PILOT_RULES)];
}

export function weaponFields(record: ConcealedWeaponPermit): FieldGroup[] {
  return [factsOf(record, WEAPON_RULES)];
}

export function huntingFields(record: HuntingPermit): FieldGroup[] {
  return [factsOf(record, HUNTING_RULES)];
}

function writeRating({ level, rating }: PilotsLicense['pilotRatings'][number]): string | null {
  const [first, second] = [readCode('pilotLevel', level ?? ''), readCode('pilotRating', rating ?? '')];
  return first !== null && second !== null ? recordsCopy.rating(first, second) : (first ?? second);
}
