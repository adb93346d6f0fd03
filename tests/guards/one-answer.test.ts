import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no text of a payment asks to send a form again: whoever paid must never be asked to pay once more', () => {
  const asks = globSync('shared/copy/billing/*.ts').filter((file) =>
    /\b(?:re)?(?:send|submit) (?:the|this|your) (?:form|order)(?: once more| again)/i.test(readFileSync(file, 'utf8')),
  );
  expect(asks).toEqual([]);
});
