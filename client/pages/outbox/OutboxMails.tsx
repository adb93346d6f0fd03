import { Fragment } from 'react';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import type { OutboxText } from '../../../shared/contract/operations/text-message.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { outboxCopy } from '../../../shared/copy/site/outbox.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { LocalContent } from '../../site/LocalContent.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './OutboxMails.module.css';

/** The emails and text messages of a local run. */
export interface OutboxPageModel {
  readonly kind: 'outbox';
  readonly mails: readonly OutboxMail[];
  readonly texts: readonly OutboxText[];
}

const LINK = /(https?:\/\/[^\s<>"]+)/;

export function OutboxMails({ mails, texts }: Pick<OutboxPageModel, 'mails' | 'texts'>) {
  return (
    <LocalContent copy={outboxCopy} current="outbox">
      {mails.length === 0 ? <p>{outboxCopy.none}</p> : null}
      {texts.map((text) => (
        <OutboxTextCard key={text.id} message={text} />
      ))}
      {mails.map((mail) => (
        <OutboxMailCard key={mail.id} mail={mail} />
      ))}
    </LocalContent>
  );
}

function OutboxTextCard({ message: { id, at, to, text } }: { message: OutboxText }) {
  return (
    <article aria-labelledby={id}>
      <Card>
        <CardBody>
          <h2 id={id}>{outboxCopy.textTo(formatPhone(to))}</h2>
          <dl className={styles.facts}>
            <dt>{outboxCopy.at}</dt>
            <dd>
              <OutboxTime at={at} />
            </dd>
          </dl>
          <p className={styles.text}>{text}</p>
        </CardBody>
      </Card>
    </article>
  );
}

function OutboxTime({ at }: { at: number }) {
  const time = new Date(at).toISOString();
  return <time dateTime={time}>{`${time.slice(0, 10)} ${time.slice(11, 19)} ${outboxCopy.utc}`}</time>;
}

function OutboxMailCard({ mail: { id, at, to, subject, text, html, headers } }: { mail: OutboxMail }) {
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
              <OutboxTime at={at} />
            </dd>
            {headers.map(({ name, value }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {html === null ? null : (
            <iframe
              className={styles.html}
              src={paths.outboxMail(id)}
              title={outboxCopy.asHtml(subject)}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              loading="lazy"
            />
          )}
          <p className={styles.text}>
            {splitLinks(text).map(({ start, part, isLink }) => (
              <Fragment key={start}>{isLink ? <a href={part}>{part}</a> : part}</Fragment>
            ))}
          </p>
        </CardBody>
      </Card>
    </article>
  );
}

/** The text split into plain parts and links; `start` is a part's offset in the text. */
function splitLinks(text: string) {
  let end = 0;
  // `split` keeps the captured separators, so every second part is a link.
  return text.split(LINK).map((part, index) => {
    const start = end;
    end += part.length;
    return { start, part, isLink: index % 2 === 1 };
  });
}
