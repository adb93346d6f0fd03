import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { monitorCopy } from '../../../../shared/copy/person/monitor.ts';
import { EMAIL_MAX } from '../../../../shared/forms/account-limits.ts';
import { MonitorStart } from './MonitorStart.tsx';

const subject = { id: 'PmayaOstrowski1', fullName: 'Maya Ostrowski', first: 'Maya' };
const nothing = () => {};
const start = (email: string) =>
  renderToStaticMarkup(
    <MonitorStart
      subject={subject}
      email={email}
      redirect="/"
      onCancel={nothing}
      onLoggedIn={nothing}
      onMonitored={nothing}
    />,
  );

test('before an address is checked, nothing is wrong with it, and Complete waits [P5-011]', () => {
  const tooLong = `june@${'a.'.repeat(EMAIL_MAX / 2)}example.com`;
  for (const email of ['', 'june@example.com', tooLong]) {
    const html = start(email);
    expect(html).not.toContain(monitorCopy.tooManyChecks);
    expect(html).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>(?:<[^>]*>)*${monitorCopy.complete}`));
  }
});

test('whoever has an account can log in instead, and comes back to monitor', () => {
  expect(start('')).toContain(`<a href="/auth/login?redirect=%2F">${monitorCopy.toLogIn}</a>`);
});
