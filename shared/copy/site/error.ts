/** What an error page says, by status. `isOurs`: the fault is on our side, so the lantern is out. */
export interface ErrorCopy {
  readonly title: string;
  readonly text: string;
  readonly isOurs: boolean;
}

export const errorCopy = {
  400: {
    title: 'This address is not readable',
    text: 'Part of it is cut off or damaged, often by an email program. Try the link again from where you found it.',
    isOurs: false,
  },
  403: {
    title: 'This is not yours to open',
    text: 'The request came from somewhere it should not, or needs another account. Go back to the page you came from and try there.',
    isOurs: false,
  },
  404: {
    title: 'There is no page here',
    text: 'It may have moved, been removed by the person, or never existed. We do not say which.',
    isOurs: false,
  },
  405: {
    title: 'This page cannot be used that way',
    text: 'The address is right, but it does not take this kind of request. Open it from a link instead.',
    isOurs: false,
  },
  408: {
    title: 'The records are taking too long',
    text: 'We stopped rather than leave you waiting. Trying again often works.',
    isOurs: true,
  },
  409: {
    title: 'That could not be done',
    text: 'Something else is in the way, and trying again will not change that.',
    isOurs: false,
  },
  429: {
    title: 'That was a lot in one minute',
    text: 'Wait a moment, then go on. If you share a network, others may have used up the limit.',
    isOurs: true,
  },
  500: {
    title: 'Something broke on our side',
    text: 'We have logged it. Trying again may work. If you write to us, include the tracking ID.',
    isOurs: true,
  },
  503: {
    title: 'The light is out for a few minutes',
    text: 'We are busy or under repair. Try again in a little while.',
    isOurs: true,
  },
} as const satisfies Readonly<Record<number, ErrorCopy>>;

/** A 404 for data that could not be loaded (F8-08): the page may well exist. */
const dataFailureCopy: ErrorCopy = {
  title: 'We could not load this page',
  text: 'It may work in a moment.',
  isOurs: true,
};

/** The text of an error. A 404 with a message means that data failed to load, not that the page does not exist. */
export function errorWords(status: keyof typeof errorCopy, message: string | null): ErrorCopy {
  return status === 404 && message !== null ? dataFailureCopy : errorCopy[status];
}

export const errorActions = {
  retry: 'Try again',
  search: 'Search by name',
  home: 'Home',
  trackingId: 'Tracking ID',
  copyTrackingId: 'Copy the tracking ID',
} as const;
