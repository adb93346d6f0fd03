import styles from './CheckoutSubject.module.css';

/** Why nothing can be bought here, with a way on instead of a form. Never changes. */
export function CheckoutNothing({
  title,
  text,
  disabled,
  link,
}: {
  title: string;
  text: string;
  /** what a button would say, and why there is none */
  disabled?: string;
  link: { readonly text: string; readonly href: string };
}) {
  return (
    <section className={styles.card} aria-labelledby="checkout-nothing">
      <h2 id="checkout-nothing">{title}</h2>
      <p>{text}</p>
      {disabled === undefined ? null : (
        <p>
          <span className={styles.nothing}>{disabled}</span>
        </p>
      )}
      <a href={link.href}>{link.text}</a>
    </section>
  );
}
