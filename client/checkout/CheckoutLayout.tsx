import type { ReactNode } from 'react';
import { classNames } from '../ui/text/class-names.ts';
import styles from './CheckoutLayout.module.css';
import checkoutSubjectStyles from './CheckoutSubject.module.css';

/** The checkout form, and what the buyer gets beside it, or below it on narrow screens. */
export function CheckoutLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  );
}

/** What is bought, and for whom or what. Static. `isTight`: the container already leaves space above. */
export function CheckoutHead({ title, lede, isTight = false }: { title: string; lede: string; isTight?: boolean }) {
  return (
    <div className={classNames(styles.head, isTight && styles.tight)}>
      <h1>{title}</h1>
      <p>{lede}</p>
    </div>
  );
}

/** Why nothing can be bought here, with a link instead of a form. Static. */
export function CheckoutNothing({
  title,
  text,
  disabled,
  link,
}: {
  title: string;
  text: string;
  /** shown instead of the button: why there is none */
  disabled?: string;
  link: { readonly text: string; readonly href: string };
}) {
  return (
    <section className={checkoutSubjectStyles.card} aria-labelledby="checkout-nothing">
      <h2 id="checkout-nothing">{title}</h2>
      <p>{text}</p>
      {disabled === undefined ? null : (
        <p>
          <span className={checkoutSubjectStyles.nothing}>{disabled}</span>
        </p>
      )}
      <a href={link.href}>{link.text}</a>
    </section>
  );
}
