import { personCopy } from '../../../../shared/copy/person.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { routeRow } from '../../../../shared/urls/route-table.ts';
import { SideNote } from '../../../ui/SideNote.tsx';
import styles from './PersonIsThisYou.module.css';

const words = personCopy.isThisYou;

export function PersonIsThisYou({ personPath }: { personPath: string }) {
  const { isOpen } = routeRow('opt-out');
  return (
    <div className={styles.note}>
      <SideNote
        title={words.title}
        text={isOpen ? words.textOpen : words.textClosed}
        link={isOpen ? words.linkOpen : words.linkClosed}
        href={paths.optOut({ personPath })}
      />
    </div>
  );
}
