import { NATIVE_WAIT_MS, SCRIPTS_GONE_ID, WAIT_MAX_MS } from './hold-limits.ts';

/** What a reader did before the code for it was there. */
interface HeldAct {
  readonly type: 'click' | 'submit' | 'change';
  readonly target: HTMLElement;
  /** the button that submitted the form */
  readonly submitter: HTMLElement | null;
  /** of the timer after which it does what it does without scripts */
  readonly timer: number;
}

/** How the inline script and the boot script share what is held. */
export interface Holding {
  readonly acts: HeldAct[];
  /** whether a control's own code is still missing: at first every control's is */
  isHeld: (control: HTMLElement) => boolean;
  /** called after an act is held */
  onHold: (control: HTMLElement) => void;
  /** does it now, this time for real */
  replay: (act: HeldAct) => void;
  /** forgets it */
  drop: (act: HeldAct) => boolean;
  /** the timer of the wait for the boot script; undefined before anything is held, 0 once the script is there */
  patience: number | undefined;
}

/**
 * The inline script that keeps what a reader does before the scripts for it have arrived, so that nothing is lost on a
 * slow connection; its hash is in the Content-Security-Policy. Plain links and forms, details and popovers work by
 * themselves and are never held. A plain button means nothing without its script, so it waits. A form that React will
 * handle (Island.tsx), and a link to records that open in place, wait for NATIVE_WAIT_MS and then do what they do without
 * scripts; in a narrow window, where a record is a page, its link is a plain one. A second press of the same control is dropped. A choice in a select is kept and announced again. Leaving the
 * page, or following another link, drops what is held. If the boot script fails or takes longer than WAIT_MAX_MS, nothing
 * is held any more, and pressing a plain button says so.
 */
export const HOLD_SCRIPT = `{
const acts = [];
let isReplaying = false;
const say = () => document.getElementById('${SCRIPTS_GONE_ID}')?.removeAttribute('hidden');
const holding = self.holding = {
  acts,
  isHeld: ({ dataset }) => !dataset.record || innerWidth > 767,
  onHold() {},
  drop(act) {
    clearTimeout(act.timer);
    const at = acts.indexOf(act);
    if (at >= 0) acts.splice(at, 1);
    (act.submitter ?? act.target).removeAttribute('data-held');
    return at >= 0;
  },
  replay(act) {
    const { type, target, submitter } = act;
    if (!holding.drop(act)) return;
    isReplaying = true;
    try {
      if (type === 'click') target.click();
      else if (type === 'submit') target.requestSubmit(submitter);
      else target.dispatchEvent(new Event('change', { bubbles: true }));
    } finally {
      isReplaying = false;
    }
  }
};
const dropAll = () => {
  for (const act of [...acts]) holding.drop(act);
};
const giveUp = () => {
  holding.isHeld = target => {
    if (target.type === 'button') say();
    return false;
  };
  for (const act of [...acts]) if (holding.isHeld(act.target) || !act.timer) holding.drop(act);
  else holding.replay(act);
};
const controls = {
  click: 'button[type=button]:not([popovertarget]), a[data-record], a[data-more]',
  submit: '[data-island] form',
  change: 'select'
};
for (const type in controls) addEventListener(type, event => {
  const find = selector => event.target.closest?.(selector);
  if (isReplaying || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const target = find(controls[type]);
  if (!target || !holding.isHeld(target)) {
    if (type === 'click' && find('a[href]:not([target], [href^="#"])')) dropAll();
    return;
  }
  event.stopImmediatePropagation();
  if (type !== 'change') event.preventDefault();
  if (acts.some(act => act.target === target)) return;
  const submitter = event.submitter ?? null;
  const act = { type, target, submitter, timer: 0 };
  acts.push(act);
  if (type !== 'change') (submitter ?? target).setAttribute('data-held', '');
  if (type === 'submit' || target.href) act.timer = setTimeout(holding.replay, ${NATIVE_WAIT_MS}, act);
  holding.patience ??= setTimeout(giveUp, ${WAIT_MAX_MS});
  holding.onHold(target);
}, true);
addEventListener('pagehide', dropAll);
addEventListener('error', event => event.target.tagName === 'SCRIPT' && giveUp(), true);
}`.replace(/\n\s*/g, '');

/** Its SHA-256 in base64, for the Content-Security-Policy. */
export const HOLD_SCRIPT_HASH = 'hSus1GoQeAbZsV3f8bNqUIdujUFiT7bnndgfG2NBZ2E=';
