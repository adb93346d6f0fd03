/** What a reader did before the code for it was there. */
export interface HeldAct {
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
}

/**
 * How long a form or a link waits for its code before it does what it does without scripts, in milliseconds.
 */
export const NATIVE_WAIT_MS = 1_500;

/**
 * The inline script that keeps what a reader does before the scripts for it have arrived, so that nothing is lost on a
 * slow connection; its hash is in the Content-Security-Policy. Plain links and forms, details and popovers work by
 * themselves and are never held. A plain button means nothing without its script, so it waits. A form that React will
 * handle (Island.tsx), and a link to records that open in place, wait for NATIVE_WAIT_MS and then do what they do without
 * scripts. A second press of the same control is dropped. A choice in a select is kept and announced again.
 */
export const HOLD_SCRIPT = `{
const acts = [];
let isReplaying = false;
const holding = self.holding = {
  acts,
  isHeld: () => true,
  onHold() {},
  replay(act) {
    const { type, target, submitter, timer } = act;
    clearTimeout(timer);
    const at = acts.indexOf(act);
    if (at >= 0) acts.splice(at, 1);
    (submitter ?? target).removeAttribute('data-held');
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
const controls = {
  click: 'button[type=button]:not([popovertarget]), a[data-record], a[data-more]',
  submit: '[data-island] form',
  change: 'select'
};
for (const type in controls) addEventListener(type, event => {
  const target = event.target.closest?.(controls[type]);
  if (!target || isReplaying || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!holding.isHeld(target)) return;
  event.stopImmediatePropagation();
  if (type !== 'change') event.preventDefault();
  if (acts.some(act => act.target === target)) return;
  const submitter = event.submitter ?? null;
  const act = { type, target, submitter, timer: 0 };
  acts.push(act);
  if (type !== 'change') (submitter ?? target).setAttribute('data-held', '');
  if (type === 'submit' || target.href) act.timer = setTimeout(holding.replay, ${NATIVE_WAIT_MS}, act);
  holding.onHold(target);
}, true);
}`.replace(/\n\s*/g, '');

/** Its SHA-256 in base64, for the Content-Security-Policy. */
export const HOLD_SCRIPT_HASH = 'Ddy5nd7FJPQPeDUqTi2us+ZV52Lz06k8A5Is7eTNUjE=';
