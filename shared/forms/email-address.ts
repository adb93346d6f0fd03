/**
 * Something at a host with a dot, as on the internet: 'june@example.com', and not 'june@localhost', 'june@[127.0.0.1]'
 * or 'june@b..co'. Characters that would make it two addresses, or something else, in an email header are refused:
 * 'june(1)@example.com' is June's mailbox with a comment.
 */
export const EMAIL_ADDRESS =
  /^[^@\s\p{Cc}<>()[\]\\,:;"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|[xX][nN]--[\p{L}\p{N}-]{1,59})$/u;
