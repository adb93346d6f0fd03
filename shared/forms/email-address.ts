/** Somebody at somewhere, without what would make it two addresses, or part of something else, in the head of a mail. */
export const EMAIL_ADDRESS = /^[^@\s\p{Cc}<>,;"]+@[^@\s\p{Cc}<>,;"]+$/u;
