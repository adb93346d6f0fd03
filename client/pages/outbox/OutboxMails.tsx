import { Fragment } from 'react';
import type { OutboxMail } from '../../../shared/contract/mail.ts';
import { outboxCopy } from '../../../shared/copy/outbox.ts';
import { Card } from '../../ui/Card.tsx';
import { CardBody } from '../../ui/CardBody.tsx';
import styles from './OutboxMails.module.css';

/** Keeps what it splits by: every second part is a link. */
const LINK = /(https?:\/\/[^\s<>"]+)/;

export function OutboxMails({ mails }: { mails: readonly OutboxMail[] }) {
  return (
    <div className={styles.outbox}>
      <h1>{outboxCopy.title}</h1>
      <p>{outboxCopy.description}</p>
      {mails.length === 0 ? <p>{outboxCopy.none}</p> : null}
      {mails.map((mail) => (
        <OutboxMailCard key={mail.id} mail={mail} />
      ))}
    </div>
  );
}

function OutboxMailCard({ mail: { id, at, to, subject, text } }: { mail: OutboxMail }) {
  const time = new Date(at).toISOString();
  return (
    <article aria-labelledby={id}>
      <Card>
        <CardBody>
          <h2 id={id}>{subject}</h2>
          <dl className={styles.facts}>
            <dt>{outboxCopy.to}</dt>
            <dd>{to}</dd>
            <dt>{outboxCopy.at}</dt>
            <dd>
              <time dateTime={time}>{`${time.slice(0, 10)} ${time.slice(11, 19)} ${outboxCopy.utc}`}</time>
            </dd>
          </dl>
          <p className={styles.text}>
            {text.split(LINK).map((part, at) => (
              // The parts of one text never change places.
              <Fragment key={`${at}${part}`}>{at % 2 === 1 ? <a href={part}>{part}</a> : part}</Fragment>
            ))}
          </p>
        </CardBody>
      </Card>
    </article>
  );
}
