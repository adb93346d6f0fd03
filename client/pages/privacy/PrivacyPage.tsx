import { choicesCopy } from '../../../shared/copy/site/privacy/choices.ts';
import { privacyCopy } from '../../../shared/copy/site/privacy/privacy.ts';
import { recordsCopy } from '../../../shared/copy/site/privacy/records.ts';
import { PRIVACY_SECTIONS } from '../../../shared/copy/site/privacy/sections.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PrivacyChoices, PrivacyRecords } from './PrivacyOutlook.tsx';
import styles from './PrivacyPage.module.css';
import { PrivacySection } from './PrivacySection.tsx';
import type { PrivacyPageModel } from './privacy-model.ts';

/** What we keep, why and for how long; plain HTML. */
export function PrivacyPage({ site }: { page: PrivacyPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <PrivacyParts />
      </Wrap>
    </SiteFrame>
  );
}

/** The same for everyone, so it is rendered once. */
function PrivacyParts() {
  return (
    <div id="privacy">
      <div className={styles.head}>
        <h1>{privacyCopy.title}</h1>
        <p>{privacyCopy.lede}</p>
      </div>
      <div className={styles.page}>
        <Contents />
        <div className={styles.sections}>
          <InShort />
          {PRIVACY_SECTIONS.map((section) => (
            <PrivacySection key={section.id} section={section} />
          ))}
          <PrivacyChoices />
          <PrivacyRecords />
        </div>
      </div>
    </div>
  );
}

function Contents() {
  return (
    <nav className={styles.contents} aria-label={privacyCopy.contents}>
      <h2>{privacyCopy.contents}</h2>
      <ul>
        {[...PRIVACY_SECTIONS, choicesCopy, recordsCopy].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function InShort() {
  const { title, points } = privacyCopy.short;
  return (
    <section aria-labelledby="short">
      <h2 id="short">{title}</h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
