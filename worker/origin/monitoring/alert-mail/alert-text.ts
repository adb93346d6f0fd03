import { alertMailCopy as copy } from '../../../../shared/copy/account/alert-mail.ts';
import { isolate } from '../../../../shared/copy/format/isolate.ts';
import { plainText } from '../../mail/plain-text.ts';
import type { Alert, AlertPerson } from './alert.ts';
import { alertNotes, personLines, seeLink } from './alert-words.ts';

/** An alert as plain text, with each link on a line of its own. withFooter adds the sender. */
export function alertText(alert: Alert): string {
  const { counts, people, unlisted, since, monitoredUrl, unsubscribeUrl } = alert;
  const see = seeLink(alert);
  return plainText(
    [
      `${copy.heading(counts)}.`,
      ...alertNotes(alert),
      ...people.flatMap((person) => ['', ...personText(person)]),
      ...(unlisted === 0 ? [] : ['', copy.more(unlisted)]),
      ...(people.some(({ pageUrl }) => pageUrl === see.url) ? [] : ['', `${see.text}:`, see.url]),
      '',
      copy.asked(since),
      ...(see.url === monitoredUrl ? [] : [`${copy.choose}:`, monitoredUrl]),
      `${copy.stopAll}:`,
      unsubscribeUrl,
    ].join('\n'),
  );
}

function personText(person: AlertPerson): readonly string[] {
  const { name, pageUrl, stopUrl } = person;
  const shown = isolate(name);
  return [
    `${shown}: ${personLines(person).join(', ')}`,
    pageUrl,
    ...(stopUrl === null ? [] : [copy.stopNamed(shown), stopUrl]),
  ];
}
