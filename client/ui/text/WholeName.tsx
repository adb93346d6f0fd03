import styles from './WholeName.module.css';

/** A sentence about a name, which moves to the next line rather than breaking inside, if it fits on one. */
export function WholeName({ say, name }: { say: (name: string) => string; name: string }) {
  const [before, ...after] = say(name).split(name);
  return (
    <>
      {before}
      <span className={styles.name}>{name}</span>
      {after.join(name)}
    </>
  );
}
