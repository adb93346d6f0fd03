import { describe, expect, test } from 'vitest';
import { OptOutConfirmPage } from '../pages/opt-out-confirm/OptOutConfirmPage.tsx';
import type { OptOutConfirmPageModel } from '../pages/opt-out-confirm/opt-out-confirm-model.ts';
import { OptOutStatusPage } from '../pages/opt-out-status/OptOutStatusPage.tsx';
import type { OptOutStatusPageModel } from '../pages/opt-out-status/opt-out-status-model.ts';
import { OptOutUndoPage } from '../pages/opt-out-undo/OptOutUndoPage.tsx';
import { renderHrefs, renderText } from '../ui/text/render-text.ts';
import type { ReceiptModel } from './receipt-model.ts';

const site = { viewer: null, path: '/', search: {} };
const REFERENCE = 'r'.repeat(22);
const TOKEN = 'k'.repeat(43);
const receipt: ReceiptModel = {
  reference: REFERENCE,
  status: 'done',
  what: ['page'],
  stillHidden: [],
  address: `https://porchlight.example/opt-out/${REFERENCE}`,
  requested: 'Nov 22, 2026, 2:46 PM EST',
  confirmed: 'Nov 22, 2026, 2:49 PM EST',
  done: 'Nov 22, 2026, 2:49 PM EST',
  undone: null,
  everywhereBy: '2:51 PM EST',
};
const status = (more: Partial<ReceiptModel> = {}, asked: OptOutStatusPageModel['asked'] = null) => (
  <OptOutStatusPage page={{ kind: 'opt-out-status', receipt: { ...receipt, ...more }, asked }} site={site} />
);
const confirm = (view: OptOutConfirmPageModel['view']) => (
  <OptOutConfirmPage page={{ kind: 'opt-out-confirm', view }} site={site} />
);

describe('a receipt', () => {
  test('has the reference, what is hidden, since when, by when everywhere, and the way to its own page', () => {
    const page = confirm({ state: 'receipt', receipt });
    const text = renderText(page);
    expect(text).toContain('Done. It is hidden now');
    expect(text).toContain(`Reference ${REFERENCE}`);
    expect(text).toContain('What is hidden The whole page');
    expect(text).toContain('at once, everywhere here within 60 seconds');
    expect(text).toContain('Copies we keep to answer faster are gone by 2:51 PM EST.');
    expect(text).toContain(`Status page ${receipt.address}`);
    expect(renderHrefs(page)).toContain(`/opt-out/${REFERENCE}`);
    expect(renderHrefs(page).filter((href) => href.startsWith('https:'))).toEqual([
      expect.stringContaining('google.com'),
      expect.stringContaining('bing.com'),
    ]);
  });

  test('names parts in words', () => {
    expect(renderText(status({ what: ['addresses', 'phones', 'reverse'] }))).toContain(
      'Street addresses, phone numbers and reverse look-up',
    );
  });

  test.each([
    [
      'waiting',
      { confirmed: null, done: null, everywhereBy: null },
      /Nothing is hidden yet.*To be confirmed by email/,
      false,
    ],
    ['being done', { done: null, everywhereBy: null }, /Look again in a minute.*Being done.*Look again/, true],
    ['done', {}, /It stays hidden when new records arrive.*In effect/, true],
    [
      'undone',
      { undone: 'Nov 23, 2026, 9:00 AM EST' },
      /is shown again.*Taken back.*What was hidden.*Nov 23, 2026/,
      false,
    ],
  ] as const)(
    'that is %s says so in a sentence, and can be taken back while it stands',
    (state, more, words, isStanding) => {
      const text = renderText(status({ status: state, ...more }));
      expect(text).toMatch(words);
      expect(text.includes('Email me that link')).toBe(isStanding);
    },
  );

  test('of a removal that was taken back says what other requests of the mailbox still hide', () => {
    expect(renderText(status({ status: 'undone', undone: 'now', stillHidden: ['phones'] }))).toContain(
      'Because of other requests from your mailbox, this stays hidden: phone numbers.',
    );
  });
});

test('after the link that takes it back was asked for, the page says so and does not ask again; a refusal can be repeated', () => {
  const sent = renderText(status({}, { isSent: true, text: 'It is on its way.' }));
  expect(sent).toContain('It is on its way.');
  expect(sent).not.toContain('Email me that link');
  const failed = renderText(status({}, { isSent: false, text: 'Not now.' }));
  expect(failed).toMatch(/Not now\..*Email me that link/);
});

describe('the page of a link', () => {
  const open = { state: 'open', what: ['page'], token: TOKEN, problem: null } as const;

  test('says what its button does, and names nobody', () => {
    expect(renderText(confirm(open))).toMatch(/The whole page .*Yes, remove the page If you did not ask for this/);
    expect(renderText(confirm({ ...open, what: ['phones'] }))).toMatch(/Phone numbers .*Yes, hide it/);
    const undo = <OptOutUndoPage page={{ kind: 'opt-out-undo', view: open }} site={site} />;
    expect(renderText(undo)).toMatch(/Show it again\?.*The whole page .*Yes, show it again/);
    expect(renderHrefs(confirm(open)).filter((href) => href.includes(TOKEN))).toEqual([]);
  });

  test('that was used shows the receipt again, and one that does not work says what to do', () => {
    expect(renderText(confirm({ ...open, state: 'done' }))).toMatch(/confirmed before.*Show the receipt/);
    expect(renderText(confirm({ state: 'over', isCut: true }))).toContain('open it from the email again');
    expect(renderHrefs(confirm({ state: 'over', isCut: false }))).toContain('/opt-out');
    const over = { kind: 'opt-out-undo', view: { state: 'over', isCut: false } } as const;
    expect(renderText(<OptOutUndoPage page={over} site={site} />)).toContain('Everything that is hidden stays hidden.');
  });

  test('says why nothing happened, beside its button', () => {
    expect(renderText(confirm({ ...open, problem: 'We are overloaded.' }))).toMatch(/We are overloaded\..*Yes, remove/);
  });
});
