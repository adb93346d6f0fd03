import { glossary } from '../../../shared/copy/records/glossary.ts';
import { glossaryCopy as words } from '../../../shared/copy/records/glossary-page.ts';
import { GuideFrame } from '../../guide/GuideFrame.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import styles from './GlossaryPage.module.css';
import type { GlossaryPageModel } from './glossary-model.ts';

const TOPICS = Object.entries(words.topics).map(([topic, { id, title }]) => ({
  id,
  title,
  terms: glossary[topic as keyof typeof glossary],
}));

const CONTENTS = TOPICS.map(({ id, title, terms }) => ({ id, title, note: words.page.count(terms.length) }));

/** Terms of public records, topic by topic, each from A to Z and with an anchor of its own; plain HTML. */
export function GlossaryPage({ site }: { page: GlossaryPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <GlossaryTopics />
      </Wrap>
    </SiteFrame>
  );
}

/** The same for everyone, so it is rendered once. */
function GlossaryTopics() {
  return (
    <GuideFrame id="glossary" title={words.page.title} lede={words.page.lede} contents={CONTENTS}>
      {TOPICS.map(({ id, title, terms }) => (
        <section key={id} className={styles.topic} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <dl>
            {terms.map((term) => (
              <div key={term.id} id={term.id}>
                <dt>
                  <a href={`#${term.id}`}>{term.term}</a>
                </dt>
                <dd>{term.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </GuideFrame>
  );
}
