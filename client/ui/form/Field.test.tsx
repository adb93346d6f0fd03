import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

test('an error marks its input and describes it', () => {
  const html = renderToStaticMarkup(<Field id="name" label="Name" hint="Both." error="This field is required." />);
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="name-hint name-error"');
  expect(html).toMatch(/id="name-error">.*This field is required\./);
});

test('a field without an error is not marked', () => {
  const html = renderToStaticMarkup(<Field id="name" label="Name" error={null} />);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

test('other descriptions of a field are kept beside its own', () => {
  const html = renderToStaticMarkup(<Field id="name" label="Name" hint="Both." aria-describedby="notice" />);
  expect(html).toContain('aria-describedby="name-hint notice"');
});
