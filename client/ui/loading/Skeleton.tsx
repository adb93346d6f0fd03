import { classNames } from '../text/class-names.ts';
import styles from './Skeleton.module.css';

/**
 * A placeholder for loading content: an empty element, so screen readers have nothing to skip. `number` is the size of a
 * large count, `text` of a short line.
 */
export function Skeleton({ shape }: { shape: 'number' | 'text' }) {
  return <span className={classNames(styles.skeleton, styles[shape])} />;
}
