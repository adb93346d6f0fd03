import { personCopy } from '../../../../shared/copy/person/person.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { routeRow } from '../../../../shared/urls/route-table.ts';
import { SideNote } from '../../../ui/surface/SideNote.tsx';

/** Whom a page may belong to, and that it can be taken down; nobody is asked whether they have died. */
export function PersonIsThisYou({ personPath, isDead }: { personPath: string; isDead: boolean }) {
  const words = isDead ? personCopy.isThisARelative : personCopy.isThisYou;
  const { isOpen } = routeRow('opt-out');
  return (
    <SideNote
      title={words.title}
      text={isOpen ? words.textOpen : words.textClosed}
      link={isOpen ? words.linkOpen : words.linkClosed}
      href={paths.optOut({ personPath })}
    />
  );
}
