import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/copy/format/numbers.ts';
import { upperFirst } from '../../../shared/copy/format/prose.ts';
import { removalReceiptCopy } from '../../../shared/copy/removal/removal-receipt.ts';
import { requestReceiptCopy as words } from '../../../shared/copy/removal/request-receipt.ts';
import {
  extensionCopy,
  outcomeCopy,
  refusalCopy,
  requestKindCopy,
} from '../../../shared/copy/removal/request-words.ts';
import { needsMailbox } from '../../../shared/requests/request-kinds.ts';
import { paths } from '../../../shared/urls/paths.ts';
import styles from '../../removal/RemovalReceipt.module.css';
import { ReceiptNote } from '../../removal/RemovalReceipt.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { CopyButton } from '../../ui/action/CopyButton.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import type { PrivacyRequestPageModel } from './privacy-request-model.ts';

type Props = { readonly page: PrivacyRequestPageModel };

/** Where a request stands: its receipt, its deadlines, and the outcome. It names nobody, so it may be shown around. */
export function PrivacyRequestPage({ page, site }: Props & { site: SiteModel }) {
  const { status, asks, done, rows, closed } = page;
  const isWaitingSale = asks === 'opt-out' && closed === null;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="privacy-request">
          <div className={styles.head}>
            <h1>{words.title}</h1>
            <p>{isWaitingSale ? words.optOutLede : words.ledes[status]}</p>
          </div>
          <div className={styles.grid}>
            {done === null ? null : (
              <div className={styles.whole}>
                <Banner tone="ok">{words.done[done]}</Banner>
              </div>
            )}
            <Card>
              <CardBody>
                <Facts page={page} />
              </CardBody>
            </Card>
            <Card>
              <CardBody>
                <h2>{words.steps.title}</h2>
                <Steps page={page} />
              </CardBody>
            </Card>
            {rows === null ? null : <Rows page={page} rows={rows} />}
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function Facts({ page }: Props) {
  const { reference, asks, isAgent, status, address, extensionReason } = page;
  const { acknowledgeBy, acknowledged, answerBy, soonBy, closed } = page;
  return (
    <>
      <div className={styles.top}>
        <h2>{upperFirst(requestKindCopy[asks].name.replace(/^a /, ''))}</h2>
        <Chip tone={status === 'closed' ? 'pine' : 'info'}>{words.chips[status]}</Chip>
      </div>
      <dl className={styles.facts}>
        <Fact title={words.reference}>
          <p>
            <code>{reference}</code>
            <CopyButton label={removalReceiptCopy.copyReference} />
          </p>
        </Fact>
        <Fact title={words.by}>{words.bys[isAgent ? 'agent' : 'self']}</Fact>
        {acknowledgeBy === null || acknowledged !== null || closed !== null ? null : (
          <Fact title={words.due.acknowledge}>{acknowledgeBy}</Fact>
        )}
        {soonBy === null || closed !== null ? null : <Fact title={words.due.soon}>{soonBy}</Fact>}
        {closed === null ? <Fact title={dueTitle(page)}>{answerBy}</Fact> : null}
        {extensionReason === null || closed !== null ? null : (
          <Fact title={words.reason}>{extensionCopy[extensionReason]}</Fact>
        )}
        {closed === null ? null : <Outcome page={page} />}
        <Fact title={words.address}>{address}</Fact>
      </dl>
      <div className={styles.ways}>
        <Button size="small" data-print="">
          {removalReceiptCopy.print}
        </Button>
      </div>
    </>
  );
}

function dueTitle({ asks, soonBy }: PrivacyRequestPageModel): string {
  if (soonBy !== null) return words.due.last;
  return needsMailbox(asks) ? words.due.answer : words.due.sale;
}

function Outcome({ page: { outcome, refusalReason } }: Props) {
  if (outcome === null) return null;
  return (
    <Fact title={words.answer}>
      {outcomeCopy[outcome]}
      {refusalReason === null ? null : `. ${refusalCopy[refusalReason]}`}
    </Fact>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Steps({ page }: Props) {
  const { asks, asked, verified, acknowledged, closed } = page;
  const { steps } = words;
  return (
    <ol className={styles.steps}>
      <Step title={steps.asked} time={asked} />
      {verified !== null || needsMailbox(asks) ? (
        <Step title={verified === null ? steps.toConfirm : steps.confirmed} time={verified} />
      ) : null}
      {acknowledged === null ? null : <Step title={steps.acknowledged} time={acknowledged} />}
      <Step title={closed === null ? steps.toAnswer : steps.answered} time={closed} />
    </ol>
  );
}

/** `time` is null for what has not happened yet. */
function Step({ title, time }: { title: string; time: string | null }) {
  return (
    <li className={time === null ? undefined : styles.done}>
      {time === null ? <span>{title}</span> : <b>{title}</b>}
      {time === null ? null : <time>{time}</time>}
    </li>
  );
}

function Rows({ page, rows }: Props & { rows: NonNullable<PrivacyRequestPageModel['rows']> }) {
  const { all, done, faulty } = rows;
  const counts = [
    [words.rows.all, all],
    [words.rows.done, done],
    [words.rows.waiting, all - done - faulty],
    [words.rows.faulty, faulty],
  ] as const;
  return (
    <ReceiptNote title={words.rows.title}>
      <dl className={styles.facts}>
        {counts.map(([title, count]) => (
          <Fact key={title} title={title}>
            {formatCount(count)}
          </Fact>
        ))}
      </dl>
      {faulty === 0 ? null : <p>{words.rows.text(faulty)}</p>}
      <p>{words.rows.alike}</p>
      <ButtonLink size="small" href={paths.privacyRequest({ reference: page.reference, format: 'csv' })}>
        {words.rows.file}
      </ButtonLink>
    </ReceiptNote>
  );
}
