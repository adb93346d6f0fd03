import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import { ConfirmFields, type ConfirmModel } from './ConfirmFields.tsx';

const fields = (confirm: ConfirmModel | null) => <ConfirmFields idPrefix="data" confirm={confirm} />;
const ASKED: ConfirmModel = { way: 'password', redirect: '/account/data', isWrong: false };
const AGAIN = '/auth/one-time-login?redirect=%2Faccount%2Fdata';

test('nothing is asked until it is needed', () => {
  expect(renderToStaticMarkup(fields(null))).toBe('');
});

test('asks for the password, says when it was wrong, and has a way for those who forgot it', () => {
  expect(renderText(fields(ASKED))).toContain('Please confirm that it is you');
  expect(renderText(fields(ASKED))).not.toContain('not your password');
  expect(renderText(fields({ ...ASKED, isWrong: true }))).toContain('This is not your password.');
  expect(renderToStaticMarkup(fields(ASKED))).toContain('autoComplete="current-password"');
  expect(renderHrefs(fields(ASKED))).toEqual([AGAIN]);
});

test('an account without a password logs in again by email, and comes back', () => {
  const byLink = fields({ ...ASKED, way: 'link' });
  expect(renderHrefs(byLink)).toEqual([AGAIN]);
  expect(renderToStaticMarkup(byLink)).not.toContain('type="password"');
});
