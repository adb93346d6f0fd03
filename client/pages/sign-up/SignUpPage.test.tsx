import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignUpPage } from './SignUpPage.tsx';
import type { SignUpPageModel } from './sign-up-model.ts';

const PAGE: SignUpPageModel = {
  kind: 'sign-up',
  redirect: '/people-search',
  passwordMin: 8,
  values: { email: '', firstName: '' },
  error: null,
  fieldErrors: {},
};
const render = (more: Partial<SignUpPageModel> = {}) =>
  renderToStaticMarkup(
    <SignUpPage page={{ ...PAGE, ...more }} site={{ viewer: null, path: '/', search: { name: '', location: '' } }} />,
  );

test('the form posts with the page to return to, works with password managers, and links to the login', () => {
  const html = render();
  expect(html).toContain('action="/auth/sign-up" method="post"');
  expect(html).toContain('name="redirect" value="/people-search"');
  for (const kind of ['username', 'new-password', 'given-name']) expect(html).toContain(`autoComplete="${kind}"`);
  expect(html).toContain('href="/auth/login?redirect=%2Fpeople-search"');
  expect(html).toContain('aria-describedby="sign-up-password-hint"');
  expect(html).toContain('At least 8 characters.');
  expect(html).not.toMatch(/autofocus|role="alert"/i);
});

test('each error is under its field, the first such field gets the focus, and typed text stays', () => {
  const html = render({
    values: { email: 'june@example.com', firstName: '"><b>June' },
    fieldErrors: { password: 'Please use at least 8 characters.', firstName: 'Please use fewer than 101 characters' },
  });
  expect(html).toMatch(/id="sign-up-password-error">.*?Please use at least 8 characters\.<\/p>/);
  expect(html).toContain('aria-describedby="sign-up-password-hint sign-up-password-error"');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining('name="password"')]);
  expect(html).toContain('value="june@example.com"');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;June"');
  expect(html).not.toMatch(/type="password"[^>]*value=/);
});

test('a rate limit is announced above the fields', () => {
  expect(render({ error: 'Please wait.' })).toMatch(/role="alert">.*Please wait\./);
});
