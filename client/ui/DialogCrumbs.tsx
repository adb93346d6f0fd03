import { personPropertyCopy } from '../../../../shared/copy/person-property.ts';
import { OWNED_ID, SECTION_IDS } from '../person-sections.ts';
import styles from './PersonPropertyDialog.module.css';

const { crumbs: words } = personPropertyCopy;
const CRUMBS = [
  { id: SECTION_IDS.background, text: words.report },
  { id: OWNED_ID, text: words.properties },
] as const;

/** Where in the page the report belongs (P2-106); a part that stands there is a way back to it. */
export function PersonPropertyCrumbs({ title, onLeave }: { title: string; onLeave: () => void }) {
  return (
    <nav className={styles.crumbs} aria-label={words.label}>
      <ol>
        {CRUMBS.map(({ id, text }) => (
          <li key={id}>
            {document.getElementById(id) === null ? (
              text
            ) : (
              <a href={`#${id}`} onClick={onLeave}>
                {text}
              </a>
            )}
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
