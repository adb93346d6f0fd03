import { unlockReportCopy } from '../../../../shared/copy/billing/unlock-report.ts';
import { formatDay } from '../../../../shared/copy/format/day.ts';
import { personBackgroundCopy as words } from '../../../../shared/copy/person/person-background.ts';
import { decideReportState, hasOpenReport } from '../../../../shared/people/report-state.ts';
import card from '../../../ui/surface/Card.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { Lantern } from '../../../ui/text/Lantern.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { PersonSlot } from '../registry/PersonSlot.tsx';
import styles from './PersonBackground.module.css';
import { PersonOpenReport } from './PersonOpenReport.tsx';
import { PersonRecordGroups } from './PersonRecordGroups.tsx';

/**
 * The report itself for who has it (P6-032); for everybody else a teaser (P4-004, P6-033): its groups with their counts and
 * the offer beside them, unless there is nothing to sell (P2-160).
 */
export function PersonBackgroundCard({ page, counts }: { page: PersonPageModel; counts: PersonPageModel['counts'] }) {
  const noOffer = (
    <PersonSlot page={page} slot="background">
      {null}
    </PersonSlot>
  );
  const groups = <PersonRecordGroups page={page} counts={counts} />;
  if (hasOpenReport(page.details)) {
    return (
      <PersonOpenReport page={page} counts={counts}>
        {noOffer}
      </PersonOpenReport>
    );
  }
  const isEmpty = decideReportState(page.details, counts) === 'empty';
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
          {isEmpty ? null : <PersonCreditsLeft page={page} />}
        </div>
      </div>
    </div>
  );
}

/** How many credits there are to use, and when the next of them runs out (P2-103). */
function PersonCreditsLeft({ page }: { page: PersonPageModel }) {
  const { backgroundCredits, creditsExpireAt } = page.details.userInfo;
  if (backgroundCredits === 0 || creditsExpireAt === null) return null;
  return <p>{unlockReportCopy.have(backgroundCredits, formatDay(creditsExpireAt))}</p>;
}
