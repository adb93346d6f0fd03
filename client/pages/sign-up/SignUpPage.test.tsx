import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SignUpPage } from './SignUpPage.tsx';
import type { SignUpPageModel } from './sign-up-model.ts';

const PAGE: SignUpPageModel = {
  kind: 'sign-up',
  redirect: '/people-search',
  values: { email: '', firstName: '' },
  error: null,
  fieldErrors: {},
};
const render = (more: Partial<SignUpPageModel> = {}) =>
  renderToStaticMarkup(
    <SignUpPage page={{ ...PAGE, ...more }} site={{ viewer: null, path: '/', search: { name: '', location: '' } }} />,
  );

test('the form posts with the page to return to, asks for no password, and leads to the log-in with what was typed', () => {
  const html = render();
  expect(html).toContain('action="/auth/sign-up" method="post"');
  expect(html).toContain('name="redirect" value="/people-search"');
  for (const kind of ['username', 'given-name']) expect(html).toContain(`autoComplete="${kind}"`);
  expect(html).not.toContain('type="password"');
  expect(html).toMatch(/<button(?=[^>]*formAction="\/auth\/login")(?=[^>]*name="show")[^>]*>Log in</);
  expect(html).not.toMatch(/autofocus|role="alert"/i);
});

test('each error is under its field, the first such field gets the focus, and typed text stays', () => {
  const html = render({
    values: { email: 'june@example.com', firstName: '"><b>June' },
    fieldErrors: { firstName: 'Please use fewer than 101 characters' },
  });
  expect(html).toMatch(/id="sign-up-first-name-error">.*?Please use fewer than 101 characters<\/p>/);
  expect(html).toContain('aria-describedby="sign-up-first-name-error"');
  expect(html.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining('name="firstName"')]);
  expect(html).toContain('value="june@example.com"');
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;June"');
});

test('a rate limit is announced above the fields', () => {
  expect(render({ error: 'Please wait.' })).toMatch(/role="alert">.*Please wait\./);
});
