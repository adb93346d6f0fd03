import { REFUSAL_REASONS, type WaitingCorrection } from '../../../shared/contract/claims.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { operatorCorrectionsCopy as words } from '../../../shared/copy/operator/corrections.ts';
import { claimStatusCopy, correctionKinds } from '../../../shared/copy/removal/claim.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { OperatorDecisions } from '../../operator/OperatorDecisions.tsx';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import type { OperatorCorrectionsPageModel } from './operator-corrections-model.ts';

/** Corrections, each with what the record says and what it would say beside each other. */
export function OperatorCorrectionsPage({ page, site }: { page: OperatorCorrectionsPageModel; site: SiteModel }) {
  const { waiting, notice } = page;
  const { head } = words;
  return (
    <OperatorLayout site={site} current="corrections">
      <div id="operator-corrections">
        <AccountTitle title={words.title}>{words.lede}</AccountTitle>
        <AccountParts>
          {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
          <OperatorTable
            caption={words.title}
            head={[head.reference, head.suggested, head.before, head.after, head.note, head.decision]}
            empty={words.none}
            rows={waiting.map((one) => ({ key: one.reference, cells: cellsOf(one) }))}
          />
        </AccountParts>
      </div>
    </OperatorLayout>
  );
}

function cellsOf({ reference, personId, kind, channel, suggestedAt, note, before, after, isGone }: WaitingCorrection) {
  const said = (texts: readonly string[]) => (texts.length === 0 ? words.nothing : texts.join('; '));
  return [
    `${reference} ${correctionKinds[kind]}`,
    formatDay(suggestedAt),
    isGone ? words.gone : said(before),
    isGone ? words.gone : said(after),
    [note, words.channels[channel], personId].filter((part) => part !== '').join(' · '),
    <OperatorDecisions
      key={reference}
      action={paths.operatorCorrections()}
      reference={reference}
      choices={[
        { value: 'accepted', text: words.accept },
        { value: 'refused', text: words.refuse },
      ]}
    >
      <SelectField
        id={`reason-${reference}`}
        name="reason"
        label={words.reason}
        none={claimStatusCopy.reason}
        options={REFUSAL_REASONS.map((reason) => [reason, claimStatusCopy.reasons[reason]])}
      />
    </OperatorDecisions>,
  ];
}
