import styles from './WholeName.module.css';

/** A text about somebody, whose name moves to the next line rather than breaking inside, if it fits on one. */
export function WholeName({ text, name }: { text: string; name: string }) {
  const at = text.indexOf(name);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.name}>{name}</span>
      {text.slice(at + name.length)}
    </>
  );
}
