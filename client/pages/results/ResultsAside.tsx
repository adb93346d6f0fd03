import { resultsCopy } from '../../../shared/copy/results.ts';
import { parseSearchName } from '../../../shared/people/person-name.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { routeRow } from '../../../shared/urls/route-table.ts';
import { SideNote } from '../../ui/SideNote.tsx';
import styles from './ResultsAside.module.css';

export function ResultsAside({ name }: { name: string }) {
  const { firstName } = parseSearchName(name);
  const words = resultsCopy.onThisList;
  const { isOpen } = routeRow('opt-out');
  return (
    <aside className={styles.aside} aria-label="More">
      <SideNote
        title={resultsCopy.notTheOne.title(firstName || 'person')}
        text={resultsCopy.notTheOne.text}
        link={resultsCopy.notTheOne.link}
        href={paths.peopleSearch()}
      />
      <SideNote
        title={words.title}
        text={isOpen ? words.textOpen : words.textClosed}
        link={isOpen ? words.linkOpen : words.linkClosed}
        href={paths.optOut()}
      />
    </aside>
  );
}
