import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { passkeysCopy } from '../../../shared/copy/account/passkeys.ts';
import { renderText } from '../../ui/text/render-text.ts';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { PasskeyManager } from './PasskeyManager.tsx';
import type { PasskeyQuestion } from './use-passkeys.ts';

const stay = () => {};
const passkey = { id: 'k1', name: 'Chrome on Windows', createdAt: Date.UTC(2026, 10, 3), lastUsedAt: null };

test('the log-in is a button that sends no form', () => {
  const html = renderToStaticMarkup(<PasskeyLogin redirect="/people-search" />);
  expect(html).toMatch(/<button[^>]*type="button"/);
  expect(html).toContain(passkeysCopy.logIn);
});

describe('the list of passkeys', () => {
  test('without any says in one sentence what a passkey is', () => {
    const text = renderText(<PasskeyManager model={{ passkeys: [], hasPassword: true }} />);
    expect(text).toContain(`${passkeysCopy.none} ${passkeysCopy.what} ${passkeysCopy.add}`);
    expect(text).toMatch(/^Passkeys No/);
  });

  test('says of each where and when it was made and last used, and its button says which one it removes', () => {
    const used = { ...passkey, id: 'k2', name: 'Safari on iOS', lastUsedAt: Date.UTC(2026, 10, 20) };
    const node = <PasskeyManager model={{ passkeys: [passkey, used], hasPassword: true }} />;
    expect(renderText(node)).toMatch(
      /^Passkeys 2 Chrome on Windows Added Nov 3, 2026 · Not used yet Remove Safari on iOS Added Nov 3, 2026 · Last used Nov 20, 2026 Remove /,
    );
    expect(renderToStaticMarkup(node)).toContain('aria-label="Remove Safari on iOS, added Nov 3, 2026"');
  });

  test('tells readers without scripts what they need', () => {
    expect(renderToStaticMarkup(<PasskeyManager model={{ passkeys: [], hasPassword: true }} />)).toContain(
      `<noscript><p>${passkeysCopy.onlyWithScripts}</p></noscript>`,
    );
  });
});

describe('the dialog', () => {
  const dialog = (question: Partial<PasskeyQuestion>, hasPassword = true) => (
    <PasskeyDialog
      question={{ change: { kind: 'remove', passkey }, asksPassword: false, isPasswordWrong: false, ...question }}
      hasPassword={hasPassword}
      failure={null}
      isWorking={false}
      onAnswer={stay}
      onClose={stay}
    />
  );

  test('names the passkey that is removed, and asks for no password as long as nobody wants it', () => {
    expect(renderText(dialog({}))).toContain('Chrome on Windows, added Nov 3, 2026, will no longer log in.');
    expect(renderToStaticMarkup(dialog({}))).not.toContain('type="password"');
  });

  test('asks for the password, and says below the field that it was wrong', () => {
    expect(renderToStaticMarkup(dialog({ asksPassword: true }))).toMatch(/<input[^>]*type="password"[^>]*required/);
    const wrong = renderToStaticMarkup(dialog({ asksPassword: true, isPasswordWrong: true }));
    expect(wrong).toMatch(/id="([^"]*)-password-error"[^>]*>.*This is not your password/);
  });

  test('asks an account without a password to log in again, and then has nothing to send', () => {
    const html = renderToStaticMarkup(dialog({ asksPassword: true }, false));
    expect(html).toContain(passkeysCopy.confirmWithout);
    expect(html).not.toMatch(/type="(?:password|submit)"/);
  });
});
