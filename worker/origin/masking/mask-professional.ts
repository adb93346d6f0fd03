import type { ProfessionalData } from '../../../shared/contract/person/person.ts';
import type { PersonRecord } from '../people/person-record.ts';
import type { Access } from './access.ts';
import { maskProvenance } from './mask-fact.ts';

type Job = Pick<PersonRecord, 'jobTitle' | 'companyName' | 'companyDomain' | 'linkedInUrl' | 'jobFacts'>;

/**
 * What we know of a person's work: only that we know it for free, title and company for premium, everything for smb and
 * bg. Months and earlier jobs go where title and company go.
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
        ...datesOf(job),
      };
    case 'smb':
    case 'bg':
      return { type: 'full', title: jobTitle, companyName, companyDomain, linkedInUrl, ...datesOf(job) };
  }
}

function datesOf({ jobFacts }: Job) {
  if (jobFacts === null) return {};
  const { provenance } = jobFacts;
  const earlier = jobFacts.earlier.map(({ title, companyName, since, until }) => ({
    title,
    companyName,
    ...(since === null ? {} : { since }),
    ...(until === null ? {} : { until }),
  }));
  return {
    ...(provenance.firstSeen === null ? {} : { since: provenance.firstSeen }),
    ...(earlier.length === 0 ? {} : { earlier }),
    provenance: maskProvenance(provenance),
  };
}
