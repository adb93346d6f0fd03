import { accountSection } from '../../../shared/copy/site/privacy/account.ts';
import { browserSection } from '../../../shared/copy/site/privacy/browser.ts';
import { choicesCopy } from '../../../shared/copy/site/privacy/choices.ts';
import { cookiesSection } from '../../../shared/copy/site/privacy/cookies.ts';
import { limitsSection } from '../../../shared/copy/site/privacy/limits.ts';
import { mailSection } from '../../../shared/copy/site/privacy/mail.ts';
import { privacyCopy, type PrivacySection as Section } from '../../../shared/copy/site/privacy/privacy.ts';
import { purchasesSection } from '../../../shared/copy/site/privacy/purchases.ts';
import { recordsCopy } from '../../../shared/copy/site/privacy/records.ts';
import { visitsSection } from '../../../shared/copy/site/privacy/visits.ts';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PrivacyChoices, PrivacyRecords } from './PrivacyOutlook.tsx';
import styles from './PrivacyPage.module.css';
import { PrivacySection } from './PrivacySection.tsx';
import type { PrivacyPageModel } from './privacy-model.ts';

const SECTIONS: readonly Section[] = [
  cookiesSection,
  browserSection,
  accountSection,
  mailSection,
  purchasesSection,
  visitsSection,
  limitsSection,
];

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
          {SECTIONS.map((section) => (
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
        {[...SECTIONS, choicesCopy, recordsCopy].map(({ id, title }) => (
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
