import { formatDay } from '../../../shared/copy/format/day.ts';
import { operatorRecordErrorsCopy as words } from '../../../shared/copy/operator/record-errors.ts';
import { recordErrorCopy } from '../../../shared/copy/records/record-error.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { OperatorDecisions } from '../../operator/OperatorDecisions.tsx';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { OperatorRecordErrorsPageModel } from './operator-record-errors-model.ts';

/** What readers reported, each with two buttons. */
export function OperatorRecordErrorsPage({ page, site }: { page: OperatorRecordErrorsPageModel; site: SiteModel }) {
  const { open, notice } = page;
  const { head } = words;
  return (
    <OperatorLayout site={site} current="record-errors">
      <div id="operator-record-errors">
        <AccountTitle title={words.title}>{words.lede}</AccountTitle>
        <AccountParts>
          {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
          <OperatorTable
            caption={words.title}
            head={[head.reference, head.reported, head.record, head.claim, head.decision]}
            empty={words.none}
            rows={open.map(({ reference, personId, record, kind, text, reportedAt }) => ({
              key: reference,
              cells: [
                reference,
                formatDay(reportedAt),
                `${personId} ${record}`,
                `${recordErrorCopy.kinds[kind]}${text === '' ? '' : `: ${text}`}`,
                <OperatorDecisions
                  key={reference}
                  action={paths.operatorRecordErrors()}
                  reference={reference}
                  choices={[
                    { value: 'removed', text: words.remove },
                    { value: 'kept', text: words.keep },
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
