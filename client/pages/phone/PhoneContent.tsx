import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { isTollFree } from '../../../shared/people/area-codes.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PaidNotice } from '../../billing/PaidNotice.tsx';
import { Faq } from '../../ui/list/Faq.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Disclaimer } from '../../ui/surface/Disclaimer.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { areaCodeOf } from './area-code-of.ts';
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
        <PhoneAside page={page} />
      </div>
    </>
  );
}

function sentenceOf({ answer }: PhonePageModel): string {
  const { isPartial, numbers, hasMoreNumbers, area, lineType, isOnRecord, isListed } = answer;
  if (isPartial) return phonePageCopy.partial.sentence(numbers.length, hasMoreNumbers);
  const { line, areaOf, tollFree, noArea } = phonePageCopy;
  const where = area?.state != null ? areaOf(area.state) : isTollFree(areaCodeOf(answer)) ? tollFree : noArea;
  return line(isOnRecord ? lineType : null, isListed, where);
}

const { about, yours } = phonePageCopy;

/** Beside a number: what we know about it, how to remove it, and what a lookup shows and costs. */
function PhoneAside({ page }: { page: PhonePageModel }) {
  const { isPartial } = page.answer;
  return (
    <aside className={styles.aside} aria-label={phonePageCopy.more}>
      {isPartial ? null : (
        <>
          <PhoneFacts page={page} />
          <SideNote {...yours} href={paths.optOut({ part: 'phones' })} />
        </>
      )}
      <Faq id="about" title={about.title} questions={[about.free, about.sure]} />
    </aside>
  );
}
