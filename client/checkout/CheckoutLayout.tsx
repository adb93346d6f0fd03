import type { ReactNode } from 'react';
import styles from './CheckoutLayout.module.css';
import checkoutSubjectStyles from './CheckoutSubject.module.css';

/** Where there is no form: why, and what the page is about beside it, or below it on narrow screens. */
export function CheckoutLayout({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  );
}

/** What is bought, and for whom or what. Static. */
export function CheckoutHead({ title, lede }: { title: string; lede: string }) {
  return (
    <div className={styles.head}>
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
