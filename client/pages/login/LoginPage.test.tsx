import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoginPage } from './LoginPage.tsx';

const site = { viewer: null, path: '/auth/login', search: { name: '', location: '' } };

test('the form posts with the page to return to, and password managers recognize it', () => {
  const html = renderToStaticMarkup(
    <LoginPage page={{ kind: 'login', redirect: '/name/x', email: '', error: null, fieldErrors: {} }} site={site} />,
  );
  expect(html).toContain('action="/auth/login" method="post"');
  expect(html).toContain('name="redirect" value="/name/x"');
  expect(html).toContain('autoComplete="username"');
  expect(html).toContain('autoComplete="current-password"');
  // Without JavaScript the browser checks the fields.
  expect(html).not.toMatch(/autofocus|aria-describedby|<form[^>]*novalidate/i);
  // But not those of the other way in, which needs no password.
  expect(html).toMatch(/<button(?=[^>]*formAction="\/auth\/one-time-login")[^>]*formNoValidate/);
});

test('each missing value is reported under its field, and the first such field gets the focus', () => {
  const html = renderToStaticMarkup(
    <LoginPage
      page={{
        kind: 'login',
        redirect: '',
        email: 'june',
        error: null,
        fieldErrors: { email: 'Please enter a valid email address.', password: 'This field is required.' },
      }}
      site={site}
    />,
  );
  expect(html).toMatch(/id="login-email-error">.*?Please enter a valid email address\.<\/p>/);
  expect(html).toMatch(/id="login-password-error">.*?This field is required\.<\/p>/);
  expect(html).toContain('aria-describedby="login-password-error"');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(html).toContain('value="june"');
  expect(html.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining('name="email"')]);
});

test('a failed login is announced, describes both fields, keeps the email address and never the password', () => {
  const error = 'Incorrect email or password. Please try again.';
  const html = renderToStaticMarkup(
    <LoginPage page={{ kind: 'login', redirect: '', email: 'june@example.com', error, fieldErrors: {} }} site={site} />,
  );
  expect(html).toMatch(/role="alert">.*Incorrect email or password/);
  expect(html).toContain('value="june@example.com"');
  expect(html).not.toMatch(/type="password"[^>]*value=/);
  expect(html).toMatch(/id="login-error"[^>]*role="alert"/);
  expect(html.match(/aria-describedby="login-error"/g)).toHaveLength(2);
  expect(html.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([expect.stringContaining('name="password"')]);
});
