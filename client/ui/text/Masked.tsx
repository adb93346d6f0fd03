import styles from './Masked.module.css';

/**
 * A value that exists but must not be seen. The glyphs are always eights, in fixed lengths: they are made up here and
 * reveal nothing about the value, which was never sent (F6-28, P6-020).
 */
export function Masked({ lengths, label }: { lengths: readonly number[]; label: string }) {
  return (
    <>
      <i className={styles.mask} aria-hidden="true">
        {lengths.map((length) => '8'.repeat(length)).join('-')}
      </i>
      {/* Hidden like VisuallyHidden, by its neighbor's style sheet. */}
      <i>{label}</i>
    </>
  );
}
