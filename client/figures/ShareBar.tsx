import styles from './Figures.module.css';

/** A number's bar beside it in a table; `share` is 0 to 1. A number that is not 0 shows at least a sliver. */
export function ShareBar({ share }: { share: number }) {
  return (
    <svg className={styles.share} aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
      <rect className={styles.track} width="100" height="10" />
      <rect className={styles.fill} width={share === 0 ? 0 : Math.max(1, Math.round(share * 1_000) / 10)} height="10" />
    </svg>
  );
}
