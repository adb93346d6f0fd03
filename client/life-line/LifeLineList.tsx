import { lifeLineCopy as words } from '../../shared/copy/person/life-line.ts';
import type { ListEntry } from '../../shared/people/life-line/lane-model.ts';
import styles from './LifeLineList.module.css';

/** The foot of a life line: the same as a list, on request, with what has no room on the line. */
export function LifeLineFoot({ list, note }: { list: readonly ListEntry[]; note: string | null }) {
  return (
    <details className={styles.foot}>
      <summary>
        {note === null ? null : <span>{note}</span>}
        <b>{words.showList}</b>
      </summary>
      <LifeLineList list={list} />
    </details>
  );
}

/** A life line as a plain list. */
export function LifeLineList({ list }: { list: readonly ListEntry[] }) {
  return (
    <ol className={styles.list}>
      {list.map(({ key, label, when }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries may have the same words, and none ever moves
        <li key={index}>
          <b>{key}</b>
          <p>
            {label}
            {when === null ? null : <small>{when}</small>}
          </p>
        </li>
      ))}
    </ol>
  );
}
