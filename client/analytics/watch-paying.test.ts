import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECKOUT_GOODS } from '../../shared/events/checkout-goods.ts';
import { track } from './track.ts';
import { watchPaying } from './watch-paying.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));

/** A form on a page, as far as the tracking looks at it. */
interface Shown {
  /** of the page around the form; null outside a checkout */
  readonly goods?: string | null;
  /** of the selected choice */
  readonly choice?: string;
  readonly counties?: number;
  readonly usesCredit?: boolean;
}

let submit: (event: object) => void;
let scrollTo: (isIntersecting: boolean) => void;
let stored: Map<string, string>;

beforeEach(() => {
  vi.mocked(track).mockReset();
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  class Observer {
    private isOver = false;
    constructor(tell: (entries: object[]) => void) {
      scrollTo = (isIntersecting) => {
        if (!this.isOver) tell([{ isIntersecting }]);
      };
    }
    observe = () => {};
    disconnect = () => {
      this.isOver = true;
    };
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function formOf({ goods = null, choice, counties = 0, usesCredit = false }: Shown): object {
  return {
    dataset: usesCredit ? { unlock: '' } : {},
    matches: () => goods !== null,
    closest: () => (goods === null ? null : { dataset: { goods } }),
    querySelector: () => (choice === undefined ? null : { dataset: { goods: choice } }),
    querySelectorAll: () => Array(counties),
  };
}

/** Loads a page of this tab: what it marks, the form of its checkout, and its query. */
function load({
  marks = [],
  form = null,
  query = '',
  isOpen = false,
}: {
  marks?: readonly string[];
  form?: Shown | null;
  query?: string;
  isOpen?: boolean;
} = {}): void {
  vi.stubGlobal('location', { search: query });
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      if (selector.startsWith('[data-goods] form')) return form === null ? null : formOf(form);
      const isThere = selector === '[data-record]' ? isOpen : marks.includes(selector.slice(1, -1));
      return isThere ? {} : null;
    },
    addEventListener: (_: string, listener: typeof submit) => {
      submit = listener;
    },
  });
  watchPaying();
}

const send = (form: Shown, defaultPrevented = false) => submit({ target: formOf(form), defaultPrevented });
const events = () => vi.mocked(track).mock.calls;

describe('the checkout of a payment', () => {
  it('is seen once, when its form comes into view', () => {
    load({ form: { goods: 'plan' } });
    expect(events()).toEqual([]);
    for (const isInView of [false, true, false, true]) scrollTo(isInView);
    expect(events()).toEqual([['checkout_seen', { goods: 'plan' }]]);
  });

  it('is not seen again when its form comes back with what is wrong', () => {
    scrollTo = () => expect.unreachable();
    load({ form: { goods: 'plan' }, query: '?wp_term=x&sent=4f1c' });
    expect(events()).toEqual([]);
  });

  it('is sent when nothing prevents it, as what is selected', () => {
    load({ form: { goods: 'report' } });
    send({ goods: 'report', choice: 'credits' }, true);
    send({});
    expect(events()).toEqual([]);
    send({ goods: 'report', choice: 'credits' });
    send({ goods: 'report' });
    expect(events()).toEqual([
      ['checkout_sent', { goods: 'credits' }],
      ['checkout_sent', { goods: 'report' }],
    ]);
  });

  it('reports nothing that the call would reject', () => {
    load({ form: { goods: 'Maya' } });
    scrollTo(true);
    send({ goods: 'Maya' });
    expect(events()).toEqual([]);
    expect(stored.size).toBe(0);
  });
});

describe('what came of it', () => {
  it.each(CHECKOUT_GOODS)('counts once, whatever is reloaded or gone back to: %s', (goods) => {
    load();
    send({ goods });
    vi.mocked(track).mockReset();
    for (const _ of [1, 2]) load({ marks: ['data-paid'] });
    expect(events()).toEqual([['checkout_paid', { goods }]]);

    send({ goods });
    vi.mocked(track).mockReset();
    for (const _ of [1, 2]) load({ marks: ['data-declined'], query: '?sent=4f1c' });
    expect(events()).toEqual([['checkout_declined', { goods }]]);
  });

  it('is not known on the pages in between', () => {
    load();
    send({ goods: 'report' });
    vi.mocked(track).mockReset();
    load();
    expect(events()).toEqual([]);
    load({ marks: ['data-paid'] });
    expect(events()).toEqual([['checkout_paid', { goods: 'report' }]]);
  });

  it('is nothing in a tab that has sent nothing: a receipt can be read years later', () => {
    load({ marks: ['data-paid'], isOpen: true });
    expect(events()).toEqual([]);
  });

  it('is a court runner for each county that was chosen', () => {
    load();
    send({ goods: 'court-runner', counties: 3 });
    load({ marks: ['data-paid'] });
    load({ marks: ['data-paid'] });
    expect(events().slice(1)).toEqual([
      ['checkout_paid', { goods: 'court-runner' }],
      ['court_runner_requested', { counties: 3 }],
    ]);
  });
});

describe('a report', () => {
  it('is opened by a payment, on the page that follows it or after the receipt, once', () => {
    load();
    send({ goods: 'report' });
    load({ marks: ['data-paid'] });
    for (const _ of [1, 2]) load({ isOpen: true });
    send({ goods: 'report' });
    load({ marks: ['data-paid'], isOpen: true });
    const opened = ['report_opened', { by: 'payment' }];
    expect(events().filter(([name]) => name === 'report_opened')).toEqual([opened, opened]);
  });

  it('is opened by a credit that a form uses', () => {
    load();
    send({ usesCredit: true });
    for (const _ of [1, 2]) load({ isOpen: true });
    expect(events()).toEqual([['report_opened', { by: 'credit' }]]);
  });

  it('that was open before is not reported, nor one that a pack of credits does not open', () => {
    load({ isOpen: true });
    send({ goods: 'credits' });
    load({ marks: ['data-paid'], isOpen: true });
    expect(events().map(([name]) => name)).toEqual(['checkout_sent', 'checkout_paid']);
  });
});

it('without storage the form is still reported, and its outcome is not', () => {
  vi.stubGlobal('sessionStorage', undefined);
  load();
  send({ goods: 'property' });
  load({ marks: ['data-paid'], isOpen: true });
  expect(events()).toEqual([['checkout_sent', { goods: 'property' }]]);
});
