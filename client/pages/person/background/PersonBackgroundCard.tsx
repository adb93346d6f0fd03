import { personBackgroundCopy as words } from '../../../../shared/copy/person-background.ts';
import card from '../../../ui/Card.module.css';
import { CardFoot } from '../../../ui/CardFoot.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Lantern } from '../../../ui/Lantern.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { PersonSlot } from '../registry/PersonSlot.tsx';
import { decideReportState } from '../registry/report-state.ts';
import styles from './PersonBackground.module.css';
import { PersonRecordGroups } from './PersonRecordGroups.tsx';

/**
 * The groups of the report with their counts, and what can be done about it: who has it is told what this page shows of
 * it yet; everybody else gets the offer beside it, unless there is nothing to sell (P2-160).
 */
export function PersonBackgroundCard({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  const state = decideReportState(page, counts);
  const noOffer = (
    <PersonSlot page={page} slot="background">
      {null}
    </PersonSlot>
  );
  const groups = <PersonRecordGroups page={page} counts={counts} />;
  if (page.details.lookupType === 'bg') {
    return (
      <div className={card.card}>
        {groups}
        <CardFoot>
          <p>{state === 'empty' ? words.nothingToShow : words.notShownYet}</p>
          {noOffer}
        </CardFoot>
      </div>
    );
  }
  const isEmpty = state === 'empty';
  return (
    <div className={classNames(card.card, !isEmpty && styles.lit)}>
      <div className={styles.split}>
        {groups}
        <div className={styles.panel}>
          <span className={styles.lantern}>
            <Lantern isLit={!isEmpty} isLarge />
          </span>
          <h3>{isEmpty ? words.emptyTitle : words.panel.title}</h3>
          <p>{isEmpty ? words.empty : words.panel.text}</p>
          {isEmpty ? noOffer : <PersonOffer page={page} slot="background" look="filled" />}
        </div>
      </div>
    </div>
  );
}
