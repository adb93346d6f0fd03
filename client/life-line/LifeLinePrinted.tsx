import type { LifeLine } from '../../shared/people/life-line/lane-model.ts';
import { LifeLanes } from './LifeLanes.tsx';
import styles from './LifeLinePrinted.module.css';

/** A life line as a section of a printed page: ink only, and nothing to press. */
export function LifeLinePrinted({ title, line }: { title: string; line: LifeLine }) {
  return (
    <section className={styles.printed}>
      <h2>{title}</h2>
      <LifeLanes line={line} />
    </section>
  );
}
