import { say } from '../ui/overlay/say.ts';
import { CONSENT_BANNER_ID } from './banner-id.ts';

/** Set with every answer (worker/cookies/consent-cookie.ts). */
const ANSWERED = 'OptanonAlertBoxClosed=';

/**
 * Sends an answer to the consent banner without leaving the page, so that nothing typed on it is lost. What was allowed
 * begins with the next page. If it cannot be sent, the form does it; not without a network, which would show the
 * browser's own error instead of the page.
 */
export function answerBanner(): void {
  const banner = document.getElementById(CONSENT_BANNER_ID);
  if (banner === null) return;
  banner.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const sent = new FormData(form, event.submitter) as unknown as Record<string, string>;
    // The answer leads back here: it is saved, and nothing has to load again.
    fetch(form.action, { method: 'POST', body: new URLSearchParams(sent), redirect: 'manual' }).then(
      ({ type }) => (type === 'opaqueredirect' ? close(banner) : submit(form, event.submitter)),
      () => (navigator.onLine ? submit(form, event.submitter) : tell(banner.dataset.offline, 'error')),
    );
  });
  // Back shows the page as it was left; somewhere else the reader has answered in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.cookie.includes(ANSWERED)) banner.remove();
  });
}

function close(banner: HTMLElement): void {
  // Otherwise the focus would be lost with the button.
  if (banner.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
  banner.remove();
  tell(banner.dataset.saved, 'success');
}

function tell(text = '', style: 'success' | 'error'): void {
  say({ text, style });
}

/** As without scripts: a form that a script submits leaves its button out. */
function submit(form: HTMLFormElement, button: HTMLElement | null): void {
  if (button instanceof HTMLButtonElement) {
    const answer = document.createElement('input');
    Object.assign(answer, { type: 'hidden', name: button.name, value: button.value });
    form.append(answer);
  }
  form.submit();
}
