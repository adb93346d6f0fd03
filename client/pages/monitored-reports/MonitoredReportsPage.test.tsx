import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MonitoredAnswer } from '../../../shared/contract/monitor.ts';
import { buildMonitored, buildMonitoredAnswer } from '../../../tests/fixtures/monitored.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { NOW } from '../../../tests/fixtures/sample-values.ts';
import { renderHrefs, renderText } from '../../ui/text/render-text.ts';
import { MonitoredReportsPage } from './MonitoredReportsPage.tsx';
import type { MonitoredReportsPageModel } from './monitored-reports-model.ts';

const PATH = '/account/monitored-reports';
interface Viewer {
  readonly email: string;
  readonly userType: 'free';
  readonly scope?: 'purchase';
}
const VIEWER: Viewer = { email: 'june@example.com', userType: 'free' };

function page(
  answer: MonitoredAnswer = buildMonitoredAnswer(),
  more: Partial<MonitoredReportsPageModel> = {},
  viewer: Viewer | null = VIEWER,
) {
  return (
    <MonitoredReportsPage
      page={{
        kind: 'monitored-reports',
        answer,
        name: '',
        done: null,
        isLoggedIn: true,
        usesLookups: false,
        now: NOW,
        ...more,
      }}
      site={{ viewer, path: PATH, search: {} }}
    />
  );
}
const unchanged = buildMonitored({ changes: null, news: [], months: [] });

test('a line names what is new and what was updated, where they are, and when they were compared', () => {
  const text = renderText(page());
  expect(text).toContain('1 person 1 with changes');
  expect(text).toContain('Maya Ostrowski 1 address updated · 1 phone number added Portland, OR · checked Nov 19, 2026');
  expect(text).toContain('2 changes');
  expect(renderHrefs(page())).toContain(`/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}?from_monitored_reports=true`);
});

test('somebody without news says so, and when they were last compared', () => {
  const text = renderText(page(buildMonitoredAnswer([unchanged])));
  expect(text).toMatch(/checked Nov \d+, 2026 Nothing new/);
  expect(text).toContain('Nothing has changed since you last looked');
  expect(renderText(page(buildMonitoredAnswer([{ ...unchanged, comparedAt: null }])))).toContain(
    'Portland, OR · monitored since Jan',
  );
});

test('an origin that sends only change counts has them listed', () => {
  const { news: _, months: __, ...plain } = buildMonitored();
  const text = renderText(page(buildMonitoredAnswer([plain], { months: undefined })));
  expect(text).toContain('1 address updated · 1 phone number updated');
});

test('each picture of months is a list as well, the latest month first', () => {
  const text = renderText(page());
  expect(text).toContain('3 changes in 12 months Nov, 2026 1 address · 1 phone number May, 2026 1 license or permit');
  expect(text).toContain('Show as a list Nov, 2026 1 address · 1 phone number');
  expect(text).toContain('Nothing changed in relatives or associates, criminal or traffic records');
  const html = renderToStaticMarkup(page());
  // Twelve bars, the last two of which are the present month and the one before it.
  expect(html.match(/<rect /g)).toHaveLength(12);
  expect(html).toContain('<title>May, 2026: 1</title>');
});

test('a bar and a dot grow with the number, and never beyond the picture', () => {
  const months = [
    { month: '2026-10', counts: { phone: 1 } },
    { month: '2026-11', counts: { phone: 90 } },
  ];
  const html = renderToStaticMarkup(page(buildMonitoredAnswer([buildMonitored({ months })])));
  expect([...html.matchAll(/<rect [^>]* height="(\d+)"/g)].slice(-2).map(([, height]) => height)).toEqual(['4', '24']);
  expect(html).toMatch(/r="2\.5"[^>]*><title>Oct, 2026: 1<.*r="10"[^>]*><title>Nov, 2026: 90</);
});

test('each person is stopped by a form of their own, and several by one that asks first', () => {
  expect(renderText(page())).not.toContain('Stop monitoring everyone');
  const two = buildMonitoredAnswer([buildMonitored(), { ...unchanged, personId: `${PERSON_ID}x` }]);
  const html = renderToStaticMarkup(page(two));
  expect(renderText(page(two))).toContain('Stop monitoring all 2 people? You can undo this for a day. Stop all 2');
  expect(html).toContain('aria-label="Stop monitoring Maya Ostrowski"');
  expect(html).toContain(`name="personId" value="${PERSON_ID}"`);
  expect(html).toMatch(/<details[^>]*><summary>Stop monitoring everyone<\/summary><form/);
});

test('the way back from a page of the list leads to that page', () => {
  const answer = buildMonitoredAnswer([unchanged], { total: 120, matching: 60, page: 2, pages: 2 });
  const html = renderToStaticMarkup(page(answer, { name: 'maya' }));
  expect(html).toContain(`action="${PATH}?name=maya&amp;page=2"`);
  expect(html).toContain('60 with “maya” in the name');
  expect(renderHrefs(page(answer, { name: 'maya' }))).toContain(`${PATH}?name=maya`);
});

test('whoever has lookups is told that a page may use one', () => {
  const sentence = 'Opening a page may use one of your lookups.';
  expect(renderText(page(undefined, { usesLookups: true }))).toContain(sentence);
  expect(renderText(page())).not.toContain(sentence);
});

test('a name that nobody on the list has is said, with the way back to all', () => {
  const answer = buildMonitoredAnswer([], { total: 3 });
  const shown = page(answer, { name: 'zz' });
  expect(renderText(shown)).toContain('You don’t monitor anyone with “zz” in the name.');
  expect(renderHrefs(shown)).toContain(PATH);
});

test('somebody who has died is said to have, and is removed instead of stopped', () => {
  const text = renderText(page(buildMonitoredAnswer([{ ...unchanged, endedAt: NOW }])));
  expect(text).toContain('Records show that this person has died. Monitoring has ended.');
  expect(text).toContain('Remove');
  expect(text).not.toContain('Nothing new');
});

test('without anybody it says how to begin, and offers nothing to stop', () => {
  const text = renderText(page(buildMonitoredAnswer([])));
  expect(text).toContain('You don’t monitor anyone');
  expect(text).not.toContain('Stop');
});

test('what was stopped last can be undone, one person or all of them', () => {
  const one = { personId: PERSON_ID, displayText: 'Maya Ostrowski', stoppedAt: NOW };
  const earlier = { ...one, displayText: 'Odessa Finch', stoppedAt: NOW - 1 };
  const shown = page(buildMonitoredAnswer([], { stopped: [one, earlier] }), { done: 'stopped' });
  expect(renderText(shown)).toContain('You no longer monitor Maya Ostrowski.');
  expect(renderToStaticMarkup(shown)).toContain('aria-label="Monitor again: Odessa Finch"');
  const all = page(buildMonitoredAnswer([], { stopped: [one], stoppedLast: 500 }), { done: 'stopped' });
  expect(renderText(all)).toContain('You no longer monitor 500 people.');
  // Another tab undid it.
  expect(renderText(page(buildMonitoredAnswer(), { done: 'stopped' }))).not.toContain('You no longer');
});

test('the present frequency is ticked, and alerts are stopped without ending any monitoring', () => {
  const html = renderToStaticMarkup(page());
  expect(html).toMatch(/<input(?=[^>]*value="weekly")[^>]*checked/);
  expect(html).toContain('value="stop-alerts"');
});

test.each([
  ['unsubscribed', 'You stopped the alerts on Nov'],
  ['bounced', 'Your mailbox refused our email on Nov'],
  ['complained', 'marked as spam'],
] as const)('alerts that are %s say why, and start again', (stopped, why) => {
  const answer = buildMonitoredAnswer(undefined, { alerts: { frequency: 'weekly', stopped, stoppedAt: NOW } });
  expect(renderText(page(answer))).toContain(why);
  expect(renderToStaticMarkup(page(answer))).toContain('value="resume-alerts"');
  // Whoever only came by a link has to log in before mail goes to a mailbox that refused it.
  const reader = renderToStaticMarkup(page(answer, { isLoggedIn: false }, null));
  expect(reader.includes('value="resume-alerts"')).toBe(stopped === 'unsubscribed');
});

test('a reader whose address is not confirmed is told so, and has no alerts to set', () => {
  const html = renderToStaticMarkup(page(buildMonitoredAnswer(undefined, { isConfirmed: false }), {}, null));
  expect(html).toContain('Nothing is emailed yet');
  expect(html).not.toContain('name="frequency"');
  expect(html).not.toContain('account-nav');
});

test('a reader without an account can leave a shared computer; whoever has one has the menu for that', () => {
  const reader = renderToStaticMarkup(page(buildMonitoredAnswer(), { isLoggedIn: false }, null));
  expect(reader).toMatch(/<form[^>]*data-log-out=""[^>]* action="\/auth\/logout"[^>]*>.*Forget here/);
  expect(renderText(page())).not.toContain('Forget here');
});

test('whoever can monitor nobody else reads why', () => {
  expect(renderText(page(buildMonitoredAnswer(undefined, { total: 500, most: 500 })))).toContain(
    'You monitor 500 people, as many as one account can.',
  );
  const reader = buildMonitoredAnswer(undefined, { total: 20, most: 20, isConfirmed: false });
  expect(renderText(page(reader, {}, null))).toContain('as many as you can until your address is confirmed');
  for (const room of [{ total: 499, most: 500 }, { total: 500 }])
    expect(renderText(page(buildMonitoredAnswer(undefined, room)))).not.toContain('as many as');
});

test('a buyer whose address is not confirmed logs in by email to confirm it, and is not told that the list ends', () => {
  const unconfirmed = buildMonitoredAnswer(undefined, { isConfirmed: false });
  const buyer = page(unconfirmed, { isLoggedIn: false }, { ...VIEWER, scope: 'purchase' });
  expect(renderText(buyer)).toContain('To confirm it, log in with a link that we email you. Email me a link');
  expect(renderText(buyer)).not.toContain('deleted after');
  expect(renderHrefs(buyer)).toContain(`/auth/one-time-login?redirect=${encodeURIComponent(PATH)}`);
  expect(renderText(page(unconfirmed, {}, null))).toContain('this list is deleted after 7 days');
});

test('a reader whose link was used in another browser logs in by email to keep the list', () => {
  const reader = page(buildMonitoredAnswer(undefined, { isConfirmed: false }), { isLoggedIn: false }, null);
  expect(renderText(reader)).toContain('log in here to keep the list. Email me a log-in link');
  expect(renderHrefs(reader)).toContain(`/auth/one-time-login?redirect=${encodeURIComponent(PATH)}`);
});
