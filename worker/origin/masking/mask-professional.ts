import type { ProfessionalData } from '../../../shared/contract/person/person.ts';
import type { PersonRecord } from '../people/person-record.ts';
import type { Access } from './access.ts';

type Job = Pick<PersonRecord, 'jobTitle' | 'companyName' | 'companyDomain' | 'linkedInUrl'>;

/**
 * What we know of a person's work: only that we know it for free, title and company for premium, everything for smb and
 * bg.
 */
export function maskProfessional(job: Job, { entitlement }: Access): ProfessionalData | null {
  const { jobTitle, companyName, companyDomain, linkedInUrl } = job;
  if (jobTitle === null && companyName === null && companyDomain === null && linkedInUrl === null) return null;
  switch (entitlement) {
    case 'free':
      return {
        type: 'teaser',
        titleAvailable: jobTitle !== null,
        companyNameAvailable: companyName !== null,
        linkedInUrlAvailable: linkedInUrl !== null,
      };
    case 'premium':
      return {
        type: 'title_and_company',
        title: jobTitle,
        companyName,
        linkedInUrlAvailable: linkedInUrl !== null,
      };
    case 'smb':
    case 'bg':
      return { type: 'full', title: jobTitle, companyName, companyDomain, linkedInUrl };
  }
}
