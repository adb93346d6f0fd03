import type { ProfessionalData } from '../../../../shared/contract/professional.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { stated } from '../../../../shared/people/stated.ts';

const words = personCopy.facts;

/** Title and employer (P2-141), or that they are on record; null where neither is. */
export function workText(work: ProfessionalData): string | null {
  return work.type === 'teaser' ? teaserText(work) : ownText(work.title, work.companyName);
}

/** Address of a profile (P2-142), https alone; null without one. */
export function workProfile(work: ProfessionalData): string | null {
  return work.type === 'full' && work.linkedInUrl?.startsWith('https://') ? work.linkedInUrl : null;
}

function ownText(title: string | null, company: string | null): string | null {
  const said = { title: stated(title), company: stated(company) };
  if (said.title === null || said.company === null) return said.title ?? said.company;
  return words.titleAt(said.title, said.company);
}

function teaserText(work: { titleAvailable: boolean; companyNameAvailable: boolean }): string | null {
  if (work.titleAvailable && work.companyNameAvailable) return words.workTeaser.both;
  if (work.titleAvailable) return words.workTeaser.title;
  return work.companyNameAvailable ? words.workTeaser.company : null;
}
