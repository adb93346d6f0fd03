import { countOf } from '../format/numbers.ts';

/** Who shares a plan. */
export const familyCopy = {
  title: 'Family',
  lede: (seats: number) => `You can share your plan with up to ${countOf(seats, 'person', 'people')}.`,
  privacy: 'You never see whom they look up, and they never see whom you look up.',
  /** for a member */
  memberPrivacy: 'Nobody who shares it sees whom you look up, and you never see whom they look up.',
  pool: 'You all use the same lookups. Each of you opens people for yourself.',
  left: (free: number, seats: number) => `${free} of ${countOf(seats, 'seat')} left`,
  members: {
    title: 'Who shares your plan',
    none: 'Nobody yet.',
    joined: (day: string) => `joined ${day}`,
    remove: 'Remove',
    removeLabel: (email: string) => `Remove ${email}`,
    confirm: (email: string) =>
      `${email} loses the plan now. Their own purchases and saved people stay theirs. You can invite them again.`,
    submit: 'Remove',
  },
  invitations: {
    title: 'Invited',
    sent: (day: string) => `sent ${day}`,
    expires: (day: string) => `expires ${day}`,
    expired: (day: string) => `expired ${day}`,
    withdraw: 'Withdraw',
    withdrawLabel: (email: string) => `Withdraw the invitation of ${email}`,
  },
  invite: {
    title: 'Invite somebody',
    text: 'We email them a link that works for 7 days. They join with an account of that address.',
    email: 'Their email address',
    submit: 'Send the invitation',
    full: 'All seats are taken. Remove somebody or withdraw an invitation to invite another.',
    limited: 'You have sent many invitations. Please wait a while before the next one.',
  },
  failed: 'That did not work just now. Please try again.',
  notices: {
    invited: 'The invitation is on its way.',
    withdrawn: 'The invitation was withdrawn. Its link no longer works.',
    removed: 'They no longer share your plan.',
  },
  /** for a member */
  member: {
    lede: (name: string) => `You share ${name}.`,
    by: (who: string, name: string) => `${who} shares ${name} with you.`,
    what: 'What you share',
    title: 'Leave',
    text: 'You lose the plan now. Your own purchases and saved people stay. To come back, you need a new invitation.',
    button: 'Leave this plan',
  },
  /** without a plan that has seats */
  none: {
    lede: 'Who shares your plan.',
    title: 'Your plan cannot be shared',
    text: 'Premium Annual can be shared with up to 4 people.',
    link: 'See your plan',
  },
} as const;

/** The page of an invitation's link. */
export const invitationCopy = {
  title: (from: string) => `${from} shares a plan with you`,
  what: (name: string, lookups: number | null) =>
    lookups === null
      ? `${name}: you open people’s pages without a limit.`
      : `${name}: together you open ${countOf(lookups, 'person', 'people')} a month.`,
  free: 'It costs you nothing.',
  privacy: 'Nobody who shares it sees whom you look up, and you do not see whom they look up.',
  join: 'Join',
  login: {
    text: (to: string) =>
      `The invitation is for ${to}. Log in with that address, or make a free account for it. You come back here.`,
    logIn: 'Log in',
    signUp: 'Make a free account',
  },
  wrong: {
    title: 'This invitation is for somebody else',
    text: (to: string, email: string) =>
      `It was sent to ${to}, and you are logged in as ${email}. Log out, then open the link in the email again and log in with that address.`,
    logOut: 'Log out',
  },
  hasPlan: {
    title: 'You have a plan of your own',
    text: 'An account has one plan. Cancel yours first; once it has ended, you can join.',
    link: 'See your plan',
  },
  states: {
    used: {
      title: 'This invitation was used',
      text: 'It works once. If you joined, you will find the plan in your account.',
    },
    expired: { title: 'This invitation has expired', text: 'It worked for 7 days. Ask for a new one.' },
    withdrawn: { title: 'This invitation was withdrawn', text: 'Its link no longer works.' },
    full: {
      title: 'No seat is left',
      text: 'Others have joined in the meantime. Ask whoever invited you to make room.',
    },
    ended: { title: 'This plan has ended', text: 'There is nothing to share anymore.' },
    unknown: { title: 'There is no such invitation', text: 'The link may be cut off. Open it from the email again.' },
  },
  toAccount: 'Go to your account',
  home: 'Search for somebody',
  failed: 'You have not joined. Please try again.',
} as const;
