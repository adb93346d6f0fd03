import type { EventName, EventProperties } from '../../shared/events/catalogue.ts';
import { noteLogin } from './login-note.ts';
import { track } from './track.ts';

/** An event as mark-event.ts writes it. */
type Mark = [name: EventName, properties: Record<string, unknown>];

/**
 * Tracks what is done with elements that say which event that is, and what is on the page (F7-25, P7-053); see
 * mark-event.ts.
 */
export function watchMarks(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-shown]')) report(read(dataset.shown));
  // Toggle events do not bubble, but the document sees them in the capture phase.
  for (const act of ['click', 'submit', 'change', 'toggle']) document.addEventListener(act, note, act === 'toggle');
}

function note(event: Event): void {
  const { type, target, defaultPrevented } = event;
  const marked = (target as Element).closest<HTMLElement>('[data-event]');
  if (marked === null || type !== actOf(marked)) return;
  const mark = read(marked.dataset.event);
  const [, properties] = mark;
  switch (type) {
    case 'submit': {
      // A form with errors is not sent; a button with an event of its own sends something else.
      if (defaultPrevented || (event as SubmitEvent).submitter?.dataset.event !== undefined) return;
      const choice = (marked as HTMLFormElement).elements.namedItem('by');
      if (choice !== null) properties.by = (choice as RadioNodeList).value;
      break;
    }
    case 'toggle':
      // A fold or a popover inside another has a mark of its own, or none.
      if (marked !== target) return;
      if (marked instanceof HTMLDetailsElement) properties.isOpen = marked.open;
      else if ((event as ToggleEvent).newState !== 'open') return;
  }
  report(mark);
}

/** What has to be done with a marked element. */
function actOf(marked: Element): string {
  if (marked.matches('form')) return 'submit';
  if (marked.matches('select')) return 'change';
  return marked.matches('details,[popover]') ? 'toggle' : 'click';
}

function read(mark = ''): Mark {
  return JSON.parse(mark) as Mark;
}

function report([name, properties]: Mark): void {
  // Its properties were checked when the page was compiled.
  track(name, properties as EventProperties<EventName>);
  if (name === 'login_sent') noteLogin((properties as EventProperties<'login_sent'>).by);
}
