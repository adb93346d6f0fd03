/** The base class of Durable Objects, which does nothing that a test needs. */
export class DurableObject {}
