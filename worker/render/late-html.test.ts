import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { LateSlot } from '../../client/late-slot.ts';
import { FILL_SCRIPT, FILL_SCRIPT_HASH, lateHtml } from './late-html.ts';
import { render } from './walk.ts';

test('the hash in the policy matches the script that fills late slots', () => {
  expect(FILL_SCRIPT_HASH).toBe(createHash('sha256').update(FILL_SCRIPT).digest('base64'));
});

test('a late part names the slot that waits for it', () => {
  const slot = createElement(LateSlot, { draw: (late) => (late === null ? 'soon' : `${late.counts === null}`) });
  const { html, late } = render(createElement('p', null, slot));
  expect(html).toBe('<p><template id="late-0"></template>soon<!--/late-0--></p>');
  expect(lateHtml(late, { counts: null, related: null })).toBe(
    `<template data-late="late-0">true</template><script>${FILL_SCRIPT}</script>`,
  );
});
