import { glossary } from '../../../shared/copy/records/glossary.ts';
import { glossaryCopy as words } from '../../../shared/copy/records/glossary-page.ts';
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
    <div id="glossary">
      <div className={styles.head}>
        <h1>{words.page.title}</h1>
        <p>{words.page.lede}</p>
      </div>
      <div className={styles.page}>
        <nav className={styles.contents} aria-label={words.page.contents}>
          <h2>{words.page.contents}</h2>
          <ul>
            {TOPICS.map(({ id, title, terms }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
                <small>{words.page.count(terms.length)}</small>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.topics}>
          {TOPICS.map(({ id, title, terms }) => (
            <section key={id} aria-labelledby={id}>
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
        </div>
      </div>
    </div>
  );
}
