import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markEvent, markShown } from './mark-event.ts';
import { track } from './track.ts';
import { watchMarks } from './watch-marks.ts';

vi.mock('./track.ts', () => ({ track: vi.fn() }));
const listen = vi.fn();
const stored = new Map<string, string>();

class Details {
  open = true;
}
vi.stubGlobal('HTMLDetailsElement', Details);
vi.stubGlobal('sessionStorage', { setItem: (name: string, text: string) => stored.set(name, text) });

afterAll(() => vi.unstubAllGlobals());

/** An element with these attributes, as far as the tracking looks at it. */
function element(kind: 'a' | 'form' | 'select' | 'details' | '[popover]', mark: object, more: object = {}) {
  const dataset = { event: (mark as { 'data-event'?: string })['data-event'] };
  const self = kind === 'details' ? new Details() : {};
  return Object.assign(self, {
    dataset,
    closest: () => (dataset.event === undefined ? null : self),
    matches: (selector: string) => selector.split(',').includes(kind),
    ...more,
  });
}

/** Something happens to this element. */
function act(type: string, target: object, more: object = {}): void {
  const [, answer] = listen.mock.calls.find(([name]) => name === type) as [string, (event: object) => void];
  answer({ type, target, defaultPrevented: false, ...more });
}

function begin(shown: object[] = []): void {
  vi.stubGlobal('document', {
    addEventListener: listen,
    querySelectorAll: () =>
      shown.map((mark) => ({ dataset: { shown: (mark as { 'data-shown': string })['data-shown'] } })),
  });
  watchMarks();
}

beforeEach(() => {
  vi.mocked(track).mockReset();
  listen.mockReset();
  stored.clear();
});

describe('a marked element', () => {
  beforeEach(() => begin());

  it('is an event when it is clicked, and with nothing else', () => {
    const link = element('a', markEvent('relative_clicked', { position: 2 }));
    act('change', link);
    act('toggle', link);
    expect(track).not.toHaveBeenCalled();
    act('click', link);
    expect(track).toHaveBeenCalledExactlyOnceWith('relative_clicked', { position: 2 });
    act('click', element('a', {}));
    expect(track).toHaveBeenCalledTimes(1);
  });

  it('that folds says whether it is open, and a popover is an event only when it opens', () => {
    const fold = element('details', markEvent('list_toggled', { list: 'phones' }));
    act('toggle', fold);
    Object.assign(fold, { open: false });
    act('toggle', fold);
    const note = element('[popover]', markEvent('roi_explained', {}));
    act('toggle', note, { newState: 'closed' });
    act('toggle', note, { newState: 'open' });
    expect(vi.mocked(track).mock.calls).toEqual([
      ['list_toggled', { list: 'phones', isOpen: true }],
      ['list_toggled', { list: 'phones', isOpen: false }],
      ['roi_explained', {}],
    ]);
  });

  it('does not answer for a fold inside it', () => {
    const outer = element('details', markEvent('list_toggled', { list: 'phones' }));
    act('toggle', element('details', {}, { closest: () => outer }));
    expect(track).not.toHaveBeenCalled();
  });

  it('that is a form is an event when it is sent without errors, with the chosen way of searching', () => {
    const form = element('form', markEvent('search_sent', { by: 'name' }), {
      elements: { namedItem: () => ({ value: 'phone' }) },
    });
    act('submit', form, { defaultPrevented: true });
    act('submit', form, { submitter: { dataset: { event: '["login_link_asked",{}]' } } });
    expect(track).not.toHaveBeenCalled();
    act('submit', form, { submitter: null });
    expect(track).toHaveBeenCalledExactlyOnceWith('search_sent', { by: 'phone' });
  });

  it('that logs in leaves a note for the page that knows the outcome', () => {
    const form = element('form', markEvent('login_sent', { by: 'password' }), { elements: { namedItem: () => null } });
    act('submit', form, { submitter: null });
    expect(track).toHaveBeenCalledExactlyOnceWith('login_sent', { by: 'password' });
    expect([...stored]).toEqual([['login-sent', 'password']]);
  });
});

it('what a page shows is an event once, at the beginning', () => {
  begin([markShown('error_shown', { status: 404 }), markShown('relatives_shown', { count: 5 })]);
  expect(vi.mocked(track).mock.calls).toEqual([
    ['error_shown', { status: 404 }],
    ['relatives_shown', { count: 5 }],
  ]);
});
