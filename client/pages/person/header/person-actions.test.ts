import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { track } from '../../../analytics/track.ts';
import { logError } from '../../../api/log.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import { sendMonitor, sendSave } from './person-actions.ts';

vi.mock('../../../ui/overlay/show-snackbar.ts', () => ({ showSnackbar: vi.fn() }));
vi.mock('../../../analytics/track.ts', () => ({ track: vi.fn() }));
vi.mock('../../../api/log.ts', () => ({ logError: vi.fn() }));

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const person = buildPerson();
const page = buildPage(person, { details: buildDetails(person, { myContactsListId: 7 }) });
const askToLogIn = vi.fn();
const wished = () => true;
const changedMind = () => false;
const monitor = (isOn: boolean, isStillWished = wished) => sendMonitor(page, isOn, isStillWished, askToLogIn);
const done = () => Response.json({ isDone: true });
const refused = (status: number) => Response.json({ title: 'no' }, { status });
const said = () => vi.mocked(showSnackbar).mock.calls.map(([snackbar]) => snackbar);
const asked = () => fetched.mock.calls.map(([path, { method, body }]) => [method, path, JSON.parse(String(body))]);

describe('monitoring', () => {
  test('starts by name and stops by id, and a snackbar confirms both [P4-020]', async () => {
    fetched.mockImplementation(async () => done());
    expect([await monitor(true), await monitor(false)]).toEqual([true, true]);
    expect(asked()).toEqual([
      ['POST', '/api/monitor/', { personId: person.id, displayText: 'Maya Ostrowski', autoMonitor: false }],
      ['DELETE', '/api/monitor/', { personId: person.id }],
    ]);
    expect(said()).toEqual([
      { text: 'You are now monitoring Maya\u00a0Ostrowski.', style: 'success' },
      { text: 'You are no longer monitoring Maya\u00a0Ostrowski.', style: 'success' },
    ]);
    expect(vi.mocked(track).mock.calls).toEqual([
      ['monitor_toggled', { isOn: true }],
      ['monitor_toggled', { isOn: false }],
    ]);
  });

  test('a 204 shows an alert, and nothing was done [P7-024 P7-027 P8-013]', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 204 }));
    expect([await monitor(true), await monitor(false)]).toEqual([false, false]);
    expect(said()).toEqual([
      { text: 'Problem monitoring report at this time', style: 'error' },
      { text: 'Problem unmonitoring report at this time', style: 'error' },
    ]);
    expect(track).not.toHaveBeenCalled();
  });

  test('a failure shows the same alert and is logged', async () => {
    fetched.mockResolvedValueOnce(refused(500)).mockRejectedValueOnce(new TypeError('no network'));
    expect([await monitor(true), await monitor(false)]).toEqual([false, false]);
    expect(said().map(({ text }) => text)).toEqual([
      'Problem monitoring report at this time',
      'Problem unmonitoring report at this time',
    ]);
    expect(vi.mocked(logError).mock.calls.map(([type]) => type)).toEqual(['monitor-person', 'monitor-person']);
  });

  test('without a session, the visitor is asked to log in and told nothing else', async () => {
    for (const status of [401, 403]) {
      fetched.mockResolvedValueOnce(refused(status));
      expect(await monitor(true)).toBe(false);
    }
    expect(askToLogIn).toHaveBeenCalledTimes(2);
    expect(said()).toEqual([]);
    expect(logError).not.toHaveBeenCalled();
  });

  test('a visitor who has changed their mind meanwhile is told nothing', async () => {
    fetched.mockResolvedValueOnce(done()).mockResolvedValueOnce(refused(500)).mockResolvedValueOnce(refused(401));
    expect([await monitor(true, changedMind), await monitor(true, changedMind)]).toEqual([true, false]);
    await monitor(true, changedMind);
    expect(said()).toEqual([]);
    expect(askToLogIn).not.toHaveBeenCalled();
  });
});

describe('saving', () => {
  test('adds to the list and removes from it, and says so for 4 seconds in the right color [P4-041 P4-042]', async () => {
    fetched.mockImplementation(async () => done());
    expect([await sendSave(page, true, wished), await sendSave(page, false, wished)]).toEqual([true, true]);
    const entry = { contactListId: 7, personId: person.id };
    expect(asked()).toEqual([
      ['PUT', '/api/contact-list/person', entry],
      ['DELETE', '/api/contact-list/person', entry],
    ]);
    expect(said()).toEqual([
      { text: 'Maya\u00a0Ostrowski was added to My Contacts.', style: 'success', durationMs: 4000 },
      { text: 'Maya\u00a0Ostrowski was removed from My Contacts.', style: 'neutral-blue', durationMs: 4000 },
    ]);
    expect(vi.mocked(track).mock.calls).toEqual([
      ['save_toggled', { isOn: true }],
      ['save_toggled', { isOn: false }],
    ]);
  });

  test('a failure is logged and shows no snackbar [P4-043 P8-020]', async () => {
    fetched.mockResolvedValueOnce(refused(500)).mockResolvedValueOnce(refused(404));
    expect([await sendSave(page, true, wished), await sendSave(page, false, wished)]).toEqual([false, false]);
    expect(await sendSave(buildPage(person), true, wished)).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(vi.mocked(logError).mock.calls.map(([type]) => type)).toEqual(Array(3).fill('save-contact'));
    expect([said(), vi.mocked(track).mock.calls]).toEqual([[], []]);
  });

  test('messages stay short, however long the name is', async () => {
    const long = buildPerson({ name: { ...person.name, fullName: 'Ω'.repeat(5000) } });
    fetched.mockResolvedValueOnce(done());
    await sendSave(buildPage(long, { details: buildDetails(long, { myContactsListId: 7 }) }), true, wished);
    expect(said()[0]?.text).toBe(`${'Ω'.repeat(59)}… was added to My Contacts.`);
  });
});
