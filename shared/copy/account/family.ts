import { countOf } from '../format/numbers.ts';

/** Who shares a plan. */
export const familyCopy = {
  title: 'Family',
  lede: (seats: number) => `You can share your plan with up to ${countOf(seats, 'person', 'people')}.`,
  privacy: 'You never see who they look up, and they never see who you look up.',
  /** for a member */
  memberPrivacy: 'Nobody on the plan sees who you look up, and you never see who they look up.',
  pool: 'You share one set of lookups, but each of you opens people for yourself.',
  left: (free: number, seats: number) => `${free} of ${countOf(seats, 'seat')} left`,
  members: {
    title: 'Who shares your plan',
    none: 'Nobody yet.',
    joined: (day: string) => `joined ${day}`,
    remove: 'Remove',
    removeLabel: (email: string) => `Remove ${email}`,
    confirm: (email: string) =>
      `${email} loses the plan right away but keeps their own purchases and saved people. You can invite them again.`,
    submit: 'Remove',
  },
  invitations: {
    title: 'Invitations',
    sent: (day: string) => `sent ${day}`,
    expires: (day: string) => `expires ${day}`,
    expired: (day: string) => `expired ${day}`,
    withdraw: 'Withdraw',
    withdrawLabel: (email: string) => `Withdraw the invitation for ${email}`,
  },
  invite: {
    title: 'Invite somebody',
    text: 'We email them a link that works for 7 days. They join with an account that has the same email address.',
    email: 'Their email address',
    submit: 'Send the invitation',
    full: 'All seats are taken. To invite somebody else, remove a member or withdraw an invitation.',
    limited: 'You have sent a lot of invitations. Please wait a while before sending another.',
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
    text: 'You lose the plan right away but keep your own purchases and saved people. To come back, you need a new invitation.',
    button: 'Leave this plan',
  },
  /** without a plan that has seats */
  none: {
    lede: 'Whoever shares a plan shares its lookups, and never sees who the others look up.',
    title: 'You have no plan that can be shared',
    text: 'Premium Annual can be shared with up to 4 people.',
    link: 'See your plan',
  },
} as const;

/** The page of an invitation's link. */
export const invitationCopy = {
  title: (from: string) => `${from} wants to share a plan with you`,
  what: (name: string, lookups: number | null) =>
    lookups === null
      ? `${name}: open as many people’s pages as you like.`
      : `${name}: ${countOf(lookups, 'person', 'people')} a month between you.`,
  free: 'It costs you nothing.',
  privacy: 'Nobody on the plan sees who you look up, and you do not see who they look up.',
  join: 'Join',
  login: {
    text: (to: string) =>
      `The invitation is for ${to}. Log in with that address, or create a free account with it. We bring you back here.`,
    logIn: 'Log in',
    signUp: 'Create a free account',
  },
  wrong: {
    title: 'This invitation is for somebody else',
    text: (to: string, email: string) =>
      `It was sent to ${to}, and you are logged in as ${email}. Log out, then open the link in the email again and log in with that address.`,
    logOut: 'Log out',
  },
  hasPlan: {
    title: 'You have a plan of your own',
    text: 'An account can have only one plan. Cancel yours first; once it has ended, you can join.',
    link: 'See your plan',
  },
  states: {
    used: {
      title: 'This invitation has already been used',
      text: 'It works only once. If you joined, the plan is in your account.',
    },
    expired: { title: 'This invitation has expired', text: 'It worked for 7 days. Ask for a new one.' },
    withdrawn: { title: 'This invitation was withdrawn', text: 'Its link no longer works.' },
    full: {
      title: 'No seat is left',
      text: 'Others have joined in the meantime. Ask the person who invited you to make room.',
    },
    ended: { title: 'This plan has ended', text: 'There is nothing left to share.' },
    unknown: {
      title: 'We cannot find this invitation',
      text: 'The link may have been cut off. Open it from the email again.',
    },
  },
  toAccount: 'Go to your account',
  home: 'Search for somebody',
  failed: 'You have not joined. Please try again.',
} as const;
