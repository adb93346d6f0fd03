import { markEvent } from '../../analytics/mark-event.ts';
import styles from './Faq.module.css';

interface Question {
  readonly question: string;
  readonly answer: string;
  /** where the answer leads */
  readonly link?: { readonly text: string; readonly href: string } | null;
}

/** Questions and answers, each a native details element (F4-13). `id` is that of the title. */
export function Faq({
  id,
  title,
  questions,
  isFirstOpen = false,
}: {
  id: string;
  title: string;
  questions: readonly Question[];
  isFirstOpen?: boolean;
}) {
  return (
    <section className={styles.faq} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {questions.map(({ question, answer, link = null }, index) => (
        <details key={question} open={isFirstOpen && index === 0} {...markEvent('faq_toggled', { index })}>
          <summary>{question}</summary>
          <p>{answer}</p>
          {link === null ? null : <a href={link.href}>{link.text}</a>}
        </details>
      ))}
    </section>
  );
}
