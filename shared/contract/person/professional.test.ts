import { describe, it } from 'vitest';
import { expectFields, variantOf } from '../../../tests/support/contract-fields.ts';
import { professionalDataSchema } from './professional.ts';

const TITLE = { title: 'Nurse', companyName: 'Blue Harbor Clinic' };

describe('work', () => {
  it('that is full has title, company, its domain and a profile link', () => {
    const full = {
      type: 'full',
      ...TITLE,
      companyDomain: 'blueharbor.example',
      linkedInUrl: 'https://profiles.example/maya',
    };
    expectFields(variantOf(professionalDataSchema, 'full'), full, { needed: 'type' });
  });
  it('of title and company says besides whether there is a profile link', () => {
    const titleAndCompany = { type: 'title_and_company', ...TITLE, linkedInUrlAvailable: true };
    expectFields(variantOf(professionalDataSchema, 'title_and_company'), titleAndCompany, {
      orNull: 'title companyName',
    });
  });
  it('that is a teaser says what is known and no value', () => {
    const teaser = { type: 'teaser', titleAvailable: true, companyNameAvailable: true, linkedInUrlAvailable: false };
    expectFields(variantOf(professionalDataSchema, 'teaser'), teaser);
  });
});
