import type { ProfessionalData } from '../../../../shared/contract/professional.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { siteCopy } from '../../../../shared/copy/site/site.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import styles from './PersonWork.module.css';
import { workProfile, workText } from './work-text.ts';

const words = personCopy.facts;

/** Title and employer (P2-141), or that they are on record. Nothing where neither is. A profile as a link (P2-142). */
export function PersonWork({ work }: { work: ProfessionalData }) {
  const text = workText(work);
  const profile = workProfile(work);
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
