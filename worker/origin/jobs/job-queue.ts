/**
 * Work that is done in batches: screening a new data set, comparing monitored people, planning alerts about them, sending
 * mail, carrying out lists of the Delete Act.
 */
export const WORKS = ['screen', 'compare', 'alerts', 'mail', 'delete-act'] as const;
export type Work = (typeof WORKS)[number];

/** A message only says that there is work: which, the database knows. So one that is lost, or comes twice, costs nothing. */
export interface JobMessage {
  readonly work: Work;
}

/** The part of a Cloudflare queue that sends. */
export interface JobQueue {
  send(message: JobMessage): Promise<unknown>;
}

/** The part of a batch of Cloudflare queue messages that we use. */
export interface JobMessages {
  readonly messages: readonly {
    readonly body: unknown;
    ack(): void;
    /** has it delivered again later, a few times at most */
    retry(): void;
  }[];
}
