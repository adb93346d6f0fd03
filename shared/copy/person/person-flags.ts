/** Questions of a link that would change something, asked before it does (P2-064). `name` is the full name. */
export const personFlagCopy = {
  asks: {
    monitor: { question: (name: string) => `Do you want to monitor ${name}?`, button: 'Monitor' },
    unmonitor: { question: (name: string) => `Do you want to stop monitoring ${name}?`, button: 'Stop Monitoring' },
    save_contact: { question: (name: string) => `Do you want to add ${name} to My Contacts?`, button: 'Save' },
  },
  leave: 'Not now',
} as const;
