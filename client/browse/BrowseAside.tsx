import { browseCopy } from '../../shared/copy/search/browse.ts';
import { paths } from '../../shared/urls/paths.ts';
import { routeRow } from '../../shared/urls/route-table.ts';
import { SideNote } from '../ui/surface/SideNote.tsx';
import styles from './BrowsePage.module.css';

const words = browseCopy.yourName;

/** Beside a list of people: how to get off it. */
export function BrowseAside() {
  const { isOpen } = routeRow('opt-out');
  return (
    <aside className={styles.aside} aria-label={words.title}>
      <SideNote
        title={words.title}
        text={isOpen ? words.textOpen : words.textClosed}
        link={isOpen ? words.linkOpen : words.linkClosed}
        href={paths.optOut()}
      />
    </aside>
  );
}
