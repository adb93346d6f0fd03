/** A mail as it leaves. `id` is the same at every attempt. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  /** one line */
  readonly subject: string;
  /** plain text: nothing in a mail of ours tells that it was read */
  readonly text: string;
}

/** Hands a mail on. Throws where it was not taken; what it throws may be about the recipient and is never logged whole. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}
