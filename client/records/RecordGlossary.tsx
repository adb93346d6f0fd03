import type { GlossaryTopic } from '../../shared/copy/records/glossary.ts';
import { glossaryCopy as words } from '../../shared/copy/records/glossary-page.ts';
import { findTerms } from '../../shared/records/find-terms.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './RecordGlossary.module.css';

/** What a glossary under a record is made from. */
export interface GlossaryProps {
  /** the labels and values that the reader sees */
  readonly texts: readonly string[];
  readonly topics: readonly GlossaryTopic[];
}

/**
 * 'What these words mean': the terms that occur in texts, folded. Nothing if none does. It brings every term along, so a
 * dialog loads it by LazyGlossary.
 */
export function RecordGlossary({ texts, topics }: GlossaryProps) {
  const terms = findTerms(texts, topics);
  if (terms.length === 0) return null;
  return (
    <details className={styles.glossary}>
      <summary>
        {words.title}
        <Icon name="down" size={16} />
      </summary>
      <dl>
        {terms.map(({ id, term, text }) => (
          <div key={id}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <a href={paths.glossary()}>{words.all}</a>
    </details>
  );
}
