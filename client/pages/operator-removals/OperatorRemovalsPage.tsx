import { formatDay } from '../../../shared/copy/format/day.ts';
import { operatorRemovalsCopy as words } from '../../../shared/copy/operator/removals.ts';
import { removalReceiptCopy, thingsInWords } from '../../../shared/copy/removal/removal-receipt.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountParts, AccountTitle } from '../../account/AccountPart.tsx';
import { OperatorDecisions } from '../../operator/OperatorDecisions.tsx';
import { OperatorLayout } from '../../operator/OperatorLayout.tsx';
import { OperatorTable } from '../../operator/OperatorTable.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './OperatorRemovalsPage.module.css';
import type { OperatorRemovalsPageModel } from './operator-removals-model.ts';

const FIND_MAX = 2_000;

/** Requests for removal. One that was looked for can be restored; a line of the list leads there. */
export function OperatorRemovalsPage({ page, site }: { page: OperatorRemovalsPageModel; site: SiteModel }) {
  const { removals, find, notice } = page;
  const { head } = words;
  return (
    <OperatorLayout site={site} current="removals">
      <div id="operator-removals">
        <AccountTitle title={words.title}>{words.lede}</AccountTitle>
        <AccountParts>
          {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
          <FindForm page={page} />
          <OperatorTable
            caption={words.title}
            head={[
              head.reference,
              head.status,
              head.what,
              head.asked,
              head.confirmed,
              head.undone,
              head.actions,
              head.restore,
            ]}
            empty={find === '' ? words.none : words.noneFound}
            rows={removals.map(({ reference, status, what, requestedAt, confirmedAt, undoneAt, actions }) => ({
              key: reference,
              cells: [
                <a key="reference" className={styles.reference} href={paths.operatorRemovals({ find: reference })}>
                  {reference}
                </a>,
                removalReceiptCopy.chips[status],
                thingsInWords(what),
                formatDay(requestedAt),
                confirmedAt === null ? '' : formatDay(confirmedAt),
                undoneAt === null ? '' : formatDay(undoneAt),
                actions.map(({ at, operator }) => words.action(operator, formatDay(at))).join('; '),
                <Restore
                  key="restore"
                  reference={reference}
                  canRestore={status === 'done'}
                  isAlone={find === reference}
                />,
              ],
            }))}
          />
        </AccountParts>
      </div>
    </OperatorLayout>
  );
}

function Restore({ reference, canRestore, isAlone }: { reference: string; canRestore: boolean; isAlone: boolean }) {
  if (!canRestore) return null;
  if (!isAlone) return words.open;
  return (
    <OperatorDecisions
      action={paths.operatorRemovals()}
      reference={reference}
      choices={[{ value: 'restore', text: words.restore }]}
    />
  );
}

function FindForm({ page: { find, findError } }: { page: OperatorRemovalsPageModel }) {
  return (
    <Card>
      <CardBody>
        <form className={styles.find} method="get" action={paths.operatorRemovals()}>
          <Field
            id="removals-find"
            name="find"
            label={words.find}
            hint={words.findHint}
            error={findError}
            defaultValue={find}
            maxLength={FIND_MAX}
            autoComplete="off"
            spellCheck={false}
          />
          <div className={styles.buttons}>
            <Button type="submit">{words.submit}</Button>
            {find === '' ? null : <a href={paths.operatorRemovals()}>{words.all}</a>}
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
