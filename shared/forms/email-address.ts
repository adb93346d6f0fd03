/**
 * Something at something, without characters that would make it two addresses, or something else, in an email header.
 */
export const EMAIL_ADDRESS = /^[^@\s\p{Cc}<>,;"]+@[^@\s\p{Cc}<>,;"]+$/u;
