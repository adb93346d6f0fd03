/** Who runs the site, at the foot of every page. */
export const operatorCopy = {
  title: 'Who runs this site',
  /** the words that 1 TAC 106.5(1) has a data broker's website say; an operator may have others */
  brokerNotice:
    'The entity maintaining this website is a data broker under Texas law. To conduct business in Texas, a data broker must register with the Texas Secretary of State (Texas SOS). Information about data broker registrants is available on the Texas SOS website.',
  /** the part of the notice that links to the register, if the notice has it */
  registerLink: { text: 'Texas SOS website', href: 'https://www.sos.state.tx.us/statdoc/data-brokers.shtml' },
  registrations: 'Registered data broker',
  /** 'California 555-0101, as Porchlight Data' */
  registration: (state: string, number: string, name: string | null) =>
    name === null ? `${state} ${number}` : `${state} ${number}, as ${name}`,
  contact: {
    records: 'About records and privacy',
    purchases: 'About purchases',
    post: 'By mail',
    /** no operator's settings say who it is */
    none: 'Whoever runs this site has not published an address yet.',
  },
  /** the sign that the browser's signal was read (11 CCR 7025) */
  signal: 'Your opt-out signal is honored',
} as const;
