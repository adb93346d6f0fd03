import { describe, expect, it } from 'vitest';
import { DATE, RECORD } from '../../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import {
  concealedWeaponPermitSchema,
  huntingPermitSchema,
  pilotsLicenseSchema,
  professionalLicenseSchema,
} from './licenses.ts';

const LICENSE = { ...RECORD, licenseStatus: 'Active' };

describe('a license or permit', () => {
  it("for a profession has type, state, status, number, trade, business, two dates and the job's functions [P3-087]", () => {
    const professional = {
      ...LICENSE,
      licenseType: 'Registered nurse',
      state: 'OR',
      number: 'RN-555',
      trade: 'Nursing',
      business: 'Blue Harbor Clinic',
      issueDate: DATE,
      expirationDate: DATE,
      jobFunctions: ['Care'],
    };
    expectFields(professionalLicenseSchema, professional, {
      needed: 'id provenance matchIndicators jobFunctions',
      orAbsent: 'matchIndicators',
    });
  });
  it('for a pilot has numbers, certificate, status, medical class and dates, and ratings by level [P3-088]', () => {
    const rating = { level: 'Private', rating: 'Single engine land' };
    const pilot = {
      ...LICENSE,
      airmanNumber: 'A-555',
      certificateNumber: 'P-555',
      certificateType: 'Pilot',
      fileDate: DATE,
      medicalClass: 'Third',
      medicalDate: DATE,
      medicalExpirationDate: DATE,
      pilotRatings: [rating],
    };
    expectFields(pilotsLicenseSchema, pilot, {
      needed: 'id provenance matchIndicators pilotRatings',
      orAbsent: 'matchIndicators',
    });
    expectFields(pilotsLicenseSchema.shape.pilotRatings.def.element, rating, { needed: '' });
  });
  it('for a concealed weapon has type, number, status, expiry, birth date, gender and ethnicity [P3-089]', () => {
    const weapon = {
      ...LICENSE,
      permitType: 'Concealed handgun',
      number: 'CHL-555',
      expiryDate: DATE,
      birthDate: DATE,
      gender: 'Female',
      ethnicity: 'White',
    };
    expectFields(concealedWeaponPermitSchema, weapon, {
      needed: 'id provenance matchIndicators',
      orAbsent: 'matchIndicators',
    });
  });
  it('for hunting has number, status, issue, types, permissions, residence and home state [P3-090]', () => {
    const hunting = {
      ...LICENSE,
      number: 'H-555',
      issueDate: DATE,
      permitTypes: ['Angling'],
      permissions: ['Trout'],
      resident: true,
      homeState: 'OR',
    };
    expectFields(huntingPermitSchema, hunting, {
      needed: 'id provenance matchIndicators permitTypes permissions',
      orAbsent: 'matchIndicators',
    });
  });
  it('has a status, whatever its kind [P3-068]', () => {
    const kinds = [professionalLicenseSchema, pilotsLicenseSchema, concealedWeaponPermitSchema, huntingPermitSchema];
    for (const { shape } of kinds)
      for (const status of ['Active', 'Expired', null])
        expect(shape.licenseStatus.safeParse(status).success).toBe(true);
  });
});
