import type { ReactNode, Ref } from 'react';
import { personPhonesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import styles from './PersonPhoneOffer.module.css';

const words = personPhonesCopy.offer;

/** Offers the check, which needs JavaScript; without it there is no offer. */
export function PersonPhoneOffer({ isBusy, onStart }: { isBusy: boolean; onStart: () => void }) {
  return (
    <PersonPhoneLine>
      <Icon name="phone" />
      <p>
        <b>{words.question}</b>
        {` ${words.covers}`}
      </p>
      <Button size="small" aria-disabled={isBusy} onClick={onStart}>
        {words.start}
      </Button>
    </PersonPhoneLine>
  );
}

/** The line above the numbers: an icon, text, a button. It can hold the focus once its button is gone. */
export function PersonPhoneLine({ lineRef, children }: { lineRef?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={styles.line} ref={lineRef} tabIndex={-1}>
      {children}
    </div>
  );
}
