import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PaidNotice } from '../../billing/PaidNotice.tsx';
import { Faq } from '../../ui/list/Faq.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { PhoneFacts } from './PhoneFacts.tsx';
import { PhoneNumbers } from './PhoneNumbers.tsx';
import { FormerPhoneOwners, PhoneOwners } from './PhoneOwners.tsx';
import styles from './PhonePage.module.css';
import { PhoneReports } from './PhoneReports.tsx';
import type { PhonePageModel } from './phone-model.ts';
import { phoneTrail } from './phone-trail.ts';

/** A whole number with its owners and reports, or the numbers that match a partial one. */
export function PhoneContent({ page }: { page: PhonePageModel }) {
  const { answer, number, receiptId } = page;
  return (
    <>
      {receiptId === null ? null : <PaidNotice receiptId={receiptId} />}
      <div className={styles.head}>
        <Crumbs {...phoneTrail(page)} />
        <h1>{number}</h1>
        <p className={styles.lede}>{sentenceOf(page)}</p>
        <PhoneFacts page={page} />
      </div>
      <div className={styles.split}>
        <div className={styles.main}>
          {answer.isPartial ? (
            <PhoneNumbers answer={answer} />
          ) : (
            <>
              <PhoneOwners page={page} />
              <FormerPhoneOwners page={page} />
              <PhoneReports page={page} />
              <Disclaimer />
            </>
          )}
        </div>
        <PhoneAside isPartial={answer.isPartial} />
      </div>
    </>
  );
}

function sentenceOf({ answer }: PhonePageModel): string {
  const { isPartial, numbers, hasMoreNumbers, area, lineType, isOnRecord } = answer;
  if (isPartial) return phonePageCopy.partial.sentence(numbers.length, hasMoreNumbers);
  const { area: inArea, noArea, sentence } = phonePageCopy;
  return sentence(lineType, area?.state == null ? noArea : inArea(area.areaCode, area.state), isOnRecord);
}

const { about, yours } = phonePageCopy;

/** Beside a number: what a lookup shows and costs, and for a whole number, how to remove it. */
function PhoneAside({ isPartial }: { isPartial: boolean }) {
  return (
    <aside className={styles.aside} aria-label={about.title}>
      <Faq id="about" title={about.title} questions={[about.free, about.sure]} />
      {isPartial ? null : <SideNote {...yours} href={paths.optOut({ part: 'phones' })} />}
    </aside>
  );
}
