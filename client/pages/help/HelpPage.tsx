import { HELP_TOPICS, helpContactSection, helpCopy } from '../../../shared/copy/site/help.ts';
import { GuideFrame } from '../../guide/GuideFrame.tsx';
import { GuidePart, GuideText } from '../../guide/GuidePart.tsx';
import { OperatorContact } from '../../guide/OperatorContact.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import styles from './HelpPage.module.css';
import type { HelpPageModel } from './help-model.ts';

const CONTENTS = [...HELP_TOPICS, helpContactSection];

/** Answers by kind of reader, and how to reach a person; plain HTML. */
export function HelpPage({ page, site }: { page: HelpPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <GuideFrame id="help" title={helpCopy.title} lede={helpCopy.lede} contents={CONTENTS}>
          <HelpTopics />
          <GuidePart section={helpContactSection}>
            <OperatorContact operator={site.operator} seller={page.seller} />
          </GuidePart>
        </GuideFrame>
      </Wrap>
    </SiteFrame>
  );
}

/** The same for everyone, so it is rendered once. */
function HelpTopics() {
  return (
    <>
      {HELP_TOPICS.map(({ id, title, questions }) => (
        <section key={id} className={styles.topic} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {questions.map((question) => (
            <div key={question.id} id={question.id} className={styles.question}>
              <h3>{question.title}</h3>
              <GuideText section={question} />
            </div>
          ))}
        </section>
      ))}
    </>
  );
}
