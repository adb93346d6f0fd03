import type { PageDefinition } from '../../../../shared/contract/page-definition.ts';
import styles from './PersonFaq.module.css';

const TITLE_ID = 'person-details-faq';

/** Questions about the person (F2-69), each a native details (F4-13), the first one open (F4-14); or nothing. */
export function PersonFaq({ faq }: { faq: PageDefinition['personDetailsFaqs'] }) {
  if (faq === null || faq.faqs.length === 0) return null;
  return (
    <section className={styles.faq} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{faq.title}</h2>
      {faq.faqs.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
