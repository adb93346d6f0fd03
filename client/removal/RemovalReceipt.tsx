import type { ReactNode } from 'react';
import { thingsInWords, removalReceiptCopy as words } from '../../shared/copy/removal/removal-receipt.ts';
import { paths } from '../../shared/urls/paths.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import type { SiteModel } from '../site/site-model.ts';
import { Wrap } from '../site/Wrap.tsx';
import { Button, ButtonLink } from '../ui/action/Button.tsx';
import { Chip } from '../ui/action/Chip.tsx';
import { CopyButton } from '../ui/action/CopyButton.tsx';
import { Card, CardBody } from '../ui/surface/Card.tsx';
import styles from './RemovalReceipt.module.css';
import type { ReceiptModel } from './receipt-model.ts';

const TONES = { waiting: 'info', 'being done': 'info', done: 'pine', undone: 'neutral' } as const;

/**
 * The receipt of a removal: what was asked for, where it stands, and what it does not do. It names nobody, so it may be
 * printed and shown around. `undo` is the way to take it back.
 */
export function RemovalReceipt({
  receipt,
  title,
  site,
  isOwnPage = false,
  undo = null,
}: {
  receipt: ReceiptModel;
  title: string;
  site: SiteModel;
  /** this is the page at the receipt's own address */
  isOwnPage?: boolean;
  undo?: ReactNode;
}) {
  const { status, stillHidden } = receipt;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="removal-receipt">
          <div className={styles.head}>
            <h1>{title}</h1>
            <p>
              {words.ledes[status]} {stillHidden.length === 0 ? null : words.stillHidden(stillHidden)}
            </p>
          </div>
          <div className={styles.grid}>
            <Card>
              <CardBody>
                <Facts receipt={receipt} isOwnPage={isOwnPage} />
              </CardBody>
            </Card>
            <Card>
              <CardBody>
                <h2>{words.steps.title}</h2>
                <Steps receipt={receipt} />
              </CardBody>
            </Card>
            {status === 'done' || status === 'being done' ? <Limits /> : null}
            {undo}
          </div>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function Facts({ receipt, isOwnPage }: { receipt: ReceiptModel; isOwnPage: boolean }) {
  const { reference, status, what, address } = receipt;
  return (
    <>
      <div className={styles.top}>
        <h2>{words.request}</h2>
        <Chip tone={TONES[status]}>{words.chips[status]}</Chip>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{words.reference}</dt>
          <dd>
            <p>
              <code>{reference}</code>
              <CopyButton label={words.copyReference} />
            </p>
          </dd>
        </div>
        <div>
          <dt>{status === 'undone' ? words.whatWas : words.what}</dt>
          <dd>{thingsInWords(what)}</dd>
        </div>
        {status === 'done' || status === 'being done' ? (
          <div>
            <dt>{words.takesEffect}</dt>
            <dd>{words.atOnce}</dd>
          </div>
        ) : null}
        <div>
          <dt>{words.address}</dt>
          <dd>{address}</dd>
        </div>
      </dl>
      <div className={styles.ways}>
        {isOwnPage ? (
          status === 'being done' ? (
            <ButtonLink size="small" href={paths.optOutStatus({ reference })}>
              {words.again}
            </ButtonLink>
          ) : null
        ) : (
          <ButtonLink size="small" href={paths.optOutStatus({ reference })}>
            {words.statusLink}
          </ButtonLink>
        )}
        <Button size="small" data-print="">
          {words.print}
        </Button>
      </div>
    </>
  );
}

function Steps({ receipt }: { receipt: ReceiptModel }) {
  const { what, requested, confirmed, done, undone, everywhereBy } = receipt;
  const kind = what.includes('page') ? 'page' : 'parts';
  return (
    <ol className={styles.steps}>
      <Step title={words.steps.asked} time={requested} />
      <Step title={confirmed === null ? words.steps.toConfirm : words.steps.confirmed} time={confirmed} />
      <Step title={words.steps.hidden[kind]} time={done}>
        {undone === null ? <small>{words.steps.hiddenNote[kind]}</small> : null}
        {everywhereBy === null || undone !== null ? null : <small>{words.steps.copies(everywhereBy)}</small>}
      </Step>
      {undone === null ? null : <Step title={words.steps.undone} time={undone} />}
    </ol>
  );
}

/** `time` is null for what has not happened yet. */
function Step({ title, time, children }: { title: string; time: string | null; children?: ReactNode }) {
  return (
    <li className={time === null ? undefined : styles.done}>
      {time === null ? <span>{title}</span> : <b>{title}</b>}
      {time === null ? null : <time>{time}</time>}
      {children}
    </li>
  );
}

function Limits() {
  const { title, others, engines, google, bing } = words.limits;
  return (
    <Card>
      <CardBody>
        <div className={styles.note}>
          <h2>{title}</h2>
          <p>{engines}</p>
          <ul>
            {[google, bing].map(({ text, href }) => (
              <li key={href}>
                <a href={href} rel="noopener noreferrer">
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <p>{others}</p>
        </div>
      </CardBody>
    </Card>
  );
}

/** A card beside the receipt's own. */
export function ReceiptNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardBody>
        <div className={styles.note}>
          <h2>{title}</h2>
          {children}
        </div>
      </CardBody>
    </Card>
  );
}
