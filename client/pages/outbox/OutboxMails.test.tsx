import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OutboxMail } from '../../../shared/contract/operations/mail.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { OutboxMails } from './OutboxMails.tsx';

const MAIL: OutboxMail = {
  id: 'm1',
  kind: 'sign-up',
  at: Date.UTC(2026, 10, 22, 9, 8, 7),
  to: 'june@example.com',
  subject: 'Welcome <b>June</b>',
  text: 'Log in:\nhttp://localhost:8787/auth/login\n\nor http://localhost:8787/ <i>now</i>',
  html: null,
  headers: [],
};

test('an email shows its text as text and its links as links', () => {
  const outbox = <OutboxMails mails={[MAIL]} texts={[]} />;
  const text = renderText(outbox);
  const parts = ['Welcome &lt;b&gt;June', 'june@example.com', '2026-11-22 09:08:07 UTC', '&lt;i&gt;now'];
  for (const part of parts) expect(text).toContain(part);
  const links = renderHrefs(outbox).filter((href) => !href.startsWith('/dev/'));
  expect(links).toEqual(['http://localhost:8787/auth/login', 'http://localhost:8787/']);
});

test('an email with HTML shows it in a frame that runs nothing, and its headers', () => {
  const headers = [{ name: 'List-Unsubscribe', value: '<https://porchlight.example/api/unsubscribe?token=t>' }];
  const outbox = renderToStaticMarkup(<OutboxMails mails={[{ ...MAIL, html: '<p>Hello</p>', headers }]} texts={[]} />);
  const frame = /<iframe[^>]*>/.exec(outbox)?.[0];
  expect(frame).toContain('src="/dev/outbox?mail=m1"');
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(outbox).not.toContain('<p>Hello</p>');
  expect(outbox).toContain('List-Unsubscribe</dt><dd>&lt;https://porchlight.example/api/unsubscribe?token=t&gt;');
});

test('an empty outbox says so', () => {
  expect(renderText(<OutboxMails mails={[]} texts={[]} />)).toContain('No mail yet.');
});

test('a text message shows its number and its text as text', () => {
  const message = { id: 't1', at: Date.UTC(2026, 10, 22, 9, 8, 7), to: '5035550142', text: '<b>123456</b>' };
  const text = renderText(<OutboxMails mails={[]} texts={[message]} />);
  for (const part of ['Text message to (503) 555-0142', '2026-11-22 09:08:07 UTC', '&lt;b&gt;123456'])
    expect(text).toContain(part);
});
