import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadingCircle } from './LoadingCircle.tsx';
import { Spinner } from './Spinner.tsx';

test('a loading circle covers what is loading and says what that is [P2-108]', () => {
  const html = renderToStaticMarkup(<LoadingCircle label="Loading the report" />);
  expect(html).toMatch(/role="status"><span[^>]*role="img" aria-label="Loading the report"/);
  const css = readFileSync(join(import.meta.dirname, 'LoadingCircle.module.css'), 'utf8');
  expect(css).toMatch(/position: absolute;\s*inset: 0;/);
});

test('a spinner beside its own label is silent', () => {
  expect(renderToStaticMarkup(<Spinner label="" />)).toMatch(/^<span class="[^"]*" aria-hidden="true"><\/span>$/);
});
