import type { ReactNode } from 'react';
import type { GuideSection } from '../../shared/copy/site/guide.ts';
import styles from './GuidePart.module.css';

/** A section of a page that explains something; `children` stand after its text. */
export function GuidePart({ section, children }: { section: GuideSection; children?: ReactNode }) {
  const { id, title } = section;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <GuideText section={section} />
      {children}
    </section>
  );
}

/** Paragraphs, a list, and links, without a heading. */
export function GuideText({ section }: { section: Pick<GuideSection, 'text' | 'points' | 'links'> }) {
  const { text, points = [], links = [] } = section;
  return (
    <div className={styles.text}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points.length === 0 ? null : (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {links.length === 0 ? null : (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
