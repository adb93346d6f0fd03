import { Banner } from '../ui/surface/Banner.tsx';
import styles from './CheckoutForm.module.css';
import type { CheckoutModel } from './checkout-model.ts';

/**
 * Why a sent form did nothing, above its fields. The page reloaded to report it, so the focus starts there, unless a field
 * has it (`hasFocus`).
 */
export function CheckoutProblemBanner({
  problem,
  hasFocus = true,
}: Pick<CheckoutModel, 'problem'> & { hasFocus?: boolean }) {
  if (problem === null) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page reloaded to report this
    <div tabIndex={-1} autoFocus={hasFocus} className={styles.problem}>
      <Banner tone="error">
        <b>{problem.title}</b>
        <p>
          {problem.text}
          {problem.link === undefined ? null : (
            <>
              {' '}
              <a href={problem.link.href}>{problem.link.text}</a>
            </>
          )}
        </p>
      </Banner>
    </div>
  );
}
