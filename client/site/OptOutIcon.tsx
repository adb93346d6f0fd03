import styles from './OptOutIcon.module.css';

/**
 * The sign beside a link to privacy choices, in the shape and blue that California knows it by (11 CCR 7015). It
 * decorates a text that says the same; screen readers skip it.
 */
export function OptOutIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 30 14" aria-hidden="true">
      <path className={styles.pill} d="M7 0h16a7 7 0 0 1 0 14H7A7 7 0 0 1 7 0z" />
      <path className={styles.half} d="M7 1.2h10.2l-3.2 11.6H7A5.8 5.8 0 0 1 7 1.2z" />
      <path className={styles.check} d="m5.6 7.2 2.3 2.4 4.3-5" />
      <path className={styles.cross} d="m19.4 4.6 4.8 4.8m0-4.8-4.8 4.8" />
    </svg>
  );
}
