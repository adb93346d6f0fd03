import { formatDay } from '../../../shared/copy/format/day.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { operatorDisputesCopy as words } from '../../../shared/copy/operator/disputes.ts';
import { phoneDisputeCopy } from '../../../shared/copy/search/phone-disputes.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { OperatorDecisions } from '../../operator/OperatorDecisions.tsx';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { OperatorDisputesPageModel } from './operator-disputes-model.ts';

/** What people say about reports of their numbers, each with two buttons. */
export function OperatorDisputesPage({ page, site }: { page: OperatorDisputesPageModel; site: SiteModel }) {
  const { open, notice } = page;
  const { head } = words;
  return (
    <OperatorLayout site={site} current="disputes">
      <div id="operator-disputes">
        <AccountTitle title={words.title}>{words.lede}</AccountTitle>
        <AccountParts>
          {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
          <OperatorTable
            caption={words.title}
            head={[head.reference, head.since, head.number, head.claim, head.proof, head.decision]}
            empty={words.none}
            rows={open.map(({ reference, phone, reason, text, isProven, reports, confirmedAt }) => ({
              key: reference,
              cells: [
                reference,
                formatDay(confirmedAt),
                `${formatPhone(phone)}, ${words.reports(reports)}`,
                `${phoneDisputeCopy.reasons[reason]}${text === '' ? '' : `: ${text}`}`,
                isProven ? words.proven : words.notProven,
                <OperatorDecisions
                  key={reference}
                  action={paths.operatorDisputes()}
                  reference={reference}
                  choices={[
                    { value: 'upheld', text: words.uphold },
                    { value: 'refused', text: words.refuse },
                  ]}
                />,
              ],
            }))}
          />
        </AccountParts>
      </div>
    </OperatorLayout>
  );
}
