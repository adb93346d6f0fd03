import choiceStyles from '../checkout/CheckoutChoice.module.css';
import { FieldError } from '../ui/form/Field.tsx';
import styles from './FormParts.module.css';

/** One of several choices: its value, and its words. */
export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly text: string;
}

/** Choices of which one is made, with the error below them. */
export function Choices({
  name,
  legend,
  choices,
  chosen,
  error,
  isFocused = false,
  isInPairs = false,
}: {
  name: string;
  legend: string;
  choices: readonly Choice[];
  chosen: string;
  error: string | undefined;
  isFocused?: boolean;
  isInPairs?: boolean;
}) {
  const errorId = `${name}-error`;
  const all = choices.map(({ value, title, text }, at) => (
    <label key={value} className={choiceStyles.choice}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={value === chosen}
        required
        // biome-ignore lint/a11y/noAutofocus: the page came back because nothing was chosen
        autoFocus={isFocused && at === 0}
      />
      <b>{title}</b>
      {text === '' ? null : <small>{text}</small>}
    </label>
  ));
  return (
    <fieldset
      className={choiceStyles.choices}
      aria-describedby={error === undefined ? undefined : errorId}
      data-choice={name}
    >
      <legend>{legend}</legend>
      {isInPairs ? <div className={styles.pairs}>{all}</div> : all}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
