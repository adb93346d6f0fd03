import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logError } from '../../../api/log.ts';
import { monitorByEmail, monitorByPassword, monitorRelatives } from './monitor-by-email.ts';

vi.mock('../../../api/log.ts', () => ({ logError: vi.fn() }));

const MAYA = { id: 'PmayaOstrowski1', fullName: 'Maya Ostrowski', first: 'Maya' };
const EMAIL = 'june@example.com';
const USER = 'https://x.test/api/auth/get-user-by-email?email=june%40example.com';
let answers: Record<string, () => Response>;
let asked: string[];

beforeEach(() => {
  asked = [];
  answers = {
    'POST /api/auth/create-new-user': () => Response.json({ user: { id: 'U1', primaryEmail: EMAIL } }),
    'GET /api/auth/get-user-by-email': () => Response.json({ user: { id: 'U1', primaryEmail: EMAIL } }),
    'POST /api/auth/login': () => Response.json({ user: null }),
    'POST /api/monitor/': () => Response.json({ isDone: true }),
  };
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const call = `${method} ${new URL(path, USER).pathname}`;
    asked.push(call);
    return answers[call]?.() ?? new Response(null, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const byEmail = (user: 'new' | 'known' | 'here' = 'new', onUser = () => {}) =>
  monitorByEmail(MAYA, EMAIL, user, onUser);

test('creates the user of a new address, fetches that of a known one, and neither twice [P4-030 P4-031]', async () => {
  for (const [user, call] of [
    ['new', 'POST /api/auth/create-new-user'],
    ['known', 'GET /api/auth/get-user-by-email'],
  ] as const) {
    expect(await byEmail(user)).toEqual({ isMonitored: true });
    expect(asked.splice(0)).toEqual([call, 'POST /api/monitor/']);
  }
  expect(await byEmail('here')).toEqual({ isMonitored: true });
  expect(asked).toEqual(['POST /api/monitor/']);
});

test("whatever fails without a password says 'Unable to monitor' [P8-017]", async () => {
  const unable = { isMonitored: false, error: 'Unable to monitor' };
  answers['POST /api/monitor/'] = () => new Response(null, { status: 204 });
  expect(await byEmail()).toEqual(unable);
  answers['POST /api/monitor/'] = () => new Response(null, { status: 500 });
  const onUser = vi.fn();
  expect(await byEmail('new', onUser)).toEqual(unable);
  // Another try needs no other user.
  expect(onUser).toHaveBeenCalledOnce();
  answers['POST /api/auth/create-new-user'] = () => Response.json({ user: null });
  expect(await byEmail('new', onUser)).toEqual(unable);
  answers['POST /api/auth/create-new-user'] = () => new Response(null, { status: 429 });
  expect(await byEmail('new', onUser)).toEqual(unable);
  expect(onUser).toHaveBeenCalledOnce();
  expect(logError).toHaveBeenCalledTimes(3);
});

test.each([
  [401, 'Incorrect email or password. Please try again.'],
  [400, 'Incorrect email or password. Please try again.'],
  [429, 'Too many wrong passwords. Please try again in a moment.'],
  [503, 'Many people are logging in right now. Please try again in a moment.'],
  [500, 'We could not log you in right now. Please try again.'],
])('a log-in that is refused with %i monitors nobody and says why [P7-052 P8-016]', async (status, error) => {
  answers['POST /api/auth/login'] = () => new Response(null, { status });
  const onLoggedIn = vi.fn();
  const typed = { email: EMAIL, password: 'a quiet harbor at dusk' };
  expect(await monitorByPassword(MAYA, typed, onLoggedIn)).toEqual({ isMonitored: false, error });
  expect([asked, onLoggedIn.mock.calls]).toEqual([['POST /api/auth/login'], []]);
});

test('a log-in that worked stays, even if the person cannot be monitored [P4-029 P8-013]', async () => {
  const onLoggedIn = vi.fn();
  const typed = { email: EMAIL, password: 'a quiet harbor at dusk' };
  expect(await monitorByPassword(MAYA, typed, onLoggedIn)).toEqual({ isMonitored: true });
  answers['POST /api/monitor/'] = () => new Response(null, { status: 204 });
  const problem = { isMonitored: false, error: 'Problem monitoring report at this time' };
  expect(await monitorByPassword(MAYA, typed, onLoggedIn)).toEqual(problem);
  expect(onLoggedIn).toHaveBeenCalledTimes(2);
});

test('relatives are monitored one by one, and whoever cannot be is skipped [P4-034 P4-035]', async () => {
  let count = 0;
  const statuses = [200, 204, 500, 404, 200];
  answers['POST /api/monitor/'] = () => {
    const status = statuses[count++] ?? 500;
    return status === 200 ? Response.json({ isDone: true }) : new Response(null, { status });
  };
  const chosen = statuses.map((_, at) => ({ id: `Prelative${at}`, fullName: `Relative ${at}` }));
  expect(await monitorRelatives(chosen)).toBe(2);
  expect(count).toBe(5);
});
