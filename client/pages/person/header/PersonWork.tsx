import type { ProfessionalData } from '../../../../shared/contract/professional.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { siteCopy } from '../../../../shared/copy/site.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './PersonWork.module.css';

const words = personCopy.facts;

/** Title and employer (P2-141), or that they are on record. Nothing where neither is. A profile as a link (P2-142). */
export function PersonWork({ work }: { work: ProfessionalData }) {
  const text = work.type === 'teaser' ? teaserText(work) : workText(work.title, work.companyName);
  const profile = work.type === 'full' && work.linkedInUrl?.startsWith('https://') ? work.linkedInUrl : null;
  if (text === null && profile === null) return null;
  return (
    <div>
      <dt>{words.work}</dt>
      <dd className={styles.work}>
        {text}
        {work.type === 'teaser' ? <Chip tone="lamp">{personCopy.premium}</Chip> : null}
        {profile === null ? null : (
          <a href={profile} rel="noopener nofollow external" target="_blank">
            {words.workProfile}
            <VisuallyHidden>{` ${siteCopy.opensInNewWindow}`}</VisuallyHidden>
          </a>
        )}
      </dd>
    </div>
  );
}

function workText(title: string | null, company: string | null): string | null {
  return title?.trim() && company?.trim() ? words.titleAt(title, company) : title?.trim() || company?.trim() || null;
}

function teaserText(work: { titleAvailable: boolean; companyNameAvailable: boolean }): string | null {
  if (work.titleAvailable && work.companyNameAvailable) return words.workTeaser.both;
  if (work.titleAvailable) return words.workTeaser.title;
  return work.companyNameAvailable ? words.workTeaser.company : null;
}
