import { beforeEach, expect, test } from 'vitest';
import { openTestOrigin, SECRET, type TestOrigin } from '../../../tests/support/origin-app.ts';
import { unsubscribeToken } from './token.ts';

const ID = 'Ujune0000000000';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
let origin: TestOrigin;
/** What mail programs post to, and what the page asks. */
let link = '';
let choice = '';
beforeEach(async () => {
  origin = openTestOrigin();
  origin.accounts.insert('account', { id: ID, email: 'june@example.com', user_type: 'free', created_at: 0 });
  origin.accounts.insert('monitor', { account_id: ID, person_id: 'P1', display_text: 'Al', auto_monitor: 0, since: 0 });
  const query = `?token=${await unsubscribeToken([SECRET], ID)}`;
  [link, choice] = [`/api/unsubscribe${query}`, `/api/alert-choice${query}`];
});

const rows = async (sql: string) => (await origin.accounts.prepare(sql).all()).results;
const setting = async () => (await rows('SELECT frequency, stopped FROM alert_setting'))[0];
const choose = async (body: object) => {
  const answer = await origin.call(choice, { method: 'PUT', body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
  return answer.json<{ setting: object }>().setting;
};
/** As a mail program sends it, past the edge: no envelope, no cookie, and a form for a body. */
const oneClick = (path: string) =>
  origin.call(path, {
    method: 'POST',
    headers: { 'x-edge-signature': '', ...FORM },
    body: 'List-Unsubscribe=One-Click',
  });

test('one click stops all alerts, takes back the one that waits, and may be repeated', async () => {
  origin.accounts.insert('mail', {
    ...{ id: 'm1', kind: 'monitor-alert', recipient: 'june@example.com', subject: '', text: '' },
    ...{ created_at: 0, due_at: 0 },
  });
  origin.accounts.insert('digest', { account_id: ID, mail_id: 'm1', up_to: 1 });
  for (let time = 0; time < 2; time += 1) {
    const answer = await oneClick(link);
    expect([answer.status, answer.text]).toEqual([200, '{"isDone":true}']);
  }
  expect(await setting()).toEqual({ frequency: 'weekly', stopped: 'unsubscribed' });
  expect([...(await rows('SELECT id FROM mail')), ...(await rows('SELECT mail_id FROM digest'))]).toEqual([]);
  expect(await rows('SELECT person_id FROM monitor')).toHaveLength(1);
});

test('opening the link tells how alerts are sent, and changes nothing', async () => {
  const answer = await origin.call(choice);
  expect(answer.json()).toEqual({ setting: { frequency: 'weekly', stopped: null, stoppedAt: null } });
  expect(answer.text).not.toContain('june');
  expect(await setting()).toEqual({ frequency: 'weekly', stopped: null });
});

test('the buttons of its page set another frequency, stop alerts, and take that back', async () => {
  expect(await choose({ frequency: 'monthly' })).toMatchObject({ frequency: 'monthly', stopped: null });
  expect(await choose({ isStopped: true })).toMatchObject({ frequency: 'monthly', stopped: 'unsubscribed' });
  expect(await choose({ isStopped: false })).toEqual({ frequency: 'monthly', stopped: null, stoppedAt: null });
  expect(await choose({})).toMatchObject({ frequency: 'monthly', stopped: null });
});

test.each(['bounced', 'complained'])('a link alone sends no alerts to a mailbox that %s', async (stopped) => {
  await origin.accounts.prepare('UPDATE alert_setting SET stopped = ?1, stopped_at = 5').bind(stopped).run();
  expect(await choose({ isStopped: false })).toMatchObject({ stopped, stoppedAt: 5 });
  expect(await choose({ isStopped: true })).toMatchObject({ stopped, stoppedAt: 5 });
  expect(await choose({ isStopped: false })).toMatchObject({ stopped, stoppedAt: 5 });
});

test('a link that we did not sign stops nobody’s alerts, whatever it names', async () => {
  for (const token of [ID, 'june@example.com', `${link.split('=')[1]}x`, `${ID}-${'A'.repeat(43)}`]) {
    const query = `?token=${encodeURIComponent(token)}`;
    const answers = [await oneClick(`/api/unsubscribe${query}`), await origin.call(`/api/alert-choice${query}`)];
    answers.push(await origin.call(`/api/alert-choice${query}`, { method: 'PUT', body: '{"isStopped":true}' }));
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410]);
  }
  expect(await setting()).toEqual({ frequency: 'weekly', stopped: null });
});

test('the link of an account that is gone is no error: it gets no alerts', async () => {
  await origin.accounts.prepare('DELETE FROM account').run();
  expect((await oneClick(link)).status).toBe(200);
  expect((await origin.call(choice)).json()).toEqual({ setting: null });
  expect(await choose({ frequency: 'monthly' })).toBeNull();
});
