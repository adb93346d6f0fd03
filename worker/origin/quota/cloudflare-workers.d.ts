/** The base class that makes an object's methods callable; the only thing we take from this module. */
declare module 'cloudflare:workers' {
  export class DurableObject {
    constructor(state: unknown, env: unknown);
  }
}
