import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteLogin, trackLogin } from './login-note.ts';
import { track } from './track.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));

/** The storage of a tab; null: blocked. */
function open(storage: Map<string, string> | null, cookie: string): void {
  const of = <T>(value: T): T => {
    if (storage === null) throw new Error('blocked');
    return value;
  };
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => of(storage?.get(name) ?? null),
    setItem: (name: string, text: string) => of(storage?.set(name, text)),
    removeItem: (name: string) => of(storage?.delete(name)),
  });
}

beforeEach(() => {
  vi.mocked(track).mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the page after a log-in tells what came of it, once', () => {
  open(new Map(), 'user_id=12');
  trackLogin();
  expect(track).not.toHaveBeenCalled();
  noteLogin('link');
  trackLogin();
  trackLogin();
  expect(track).toHaveBeenCalledExactlyOnceWith('logged_in', { by: 'link' });
});

it('a page that still has no viewer tells that the log-in failed', () => {
  open(new Map(), '');
  noteLogin('password');
  trackLogin();
  expect(track).toHaveBeenCalledExactlyOnceWith('login_failed', { by: 'password' });
});

it('a note that is no way to log in, and a blocked storage, tell nothing', () => {
  open(new Map([['login-sent', 'Maya']]), 'user_id=12');
  trackLogin();
  open(null, 'user_id=12');
  noteLogin('password');
  trackLogin();
  expect(track).not.toHaveBeenCalled();
});
