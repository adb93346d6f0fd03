import { printChoiceCopy } from '../../../shared/copy/person/print-choice.ts';
import { recordsCopy } from '../../../shared/copy/records/records.ts';
import { ButtonLink } from '../../ui/action/Button.tsx';
import styles from './PersonPrintPage.module.css';
import type { PersonPrintWarning as Warning } from './person-print-model.ts';

const { title, texts, back, understood } = recordsCopy.warning;

/** Before criminal records on paper, as before those on screen (P4-105); one can also print without them. */
export function PersonPrintWarning({ warning }: { warning: Warning }) {
  const { understoodHref, refusedHref, withoutHref } = warning;
  return (
    <>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={styles.ways}>
        <ButtonLink href={refusedHref}>{back}</ButtonLink>
        {withoutHref === null ? null : <ButtonLink href={withoutHref}>{printChoiceCopy.withoutCrimes}</ButtonLink>}
        <ButtonLink look="pine" href={understoodHref}>
          {understood}
        </ButtonLink>
      </div>
    </>
  );
}
