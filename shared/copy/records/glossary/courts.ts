import type { GlossaryTerm } from './glossary-term.ts';

/** Words of criminal and traffic courts. */
export const courtTerms: readonly GlossaryTerm[] = [
  {
    id: 'acquitted',
    term: 'Acquitted',
    words: 'acquit(?:ted|tal)?',
    text: 'A judge or jury did not find the person guilty. The same charge usually cannot be tried again.',
  },
  {
    id: 'alford-plea',
    term: 'Alford plea',
    words: 'alford',
    text: 'The person pleads guilty without admitting the crime, because a conviction seems likely. Courts usually treat it like any other guilty plea; some states do not allow it.',
  },
  {
    id: 'arraignment',
    term: 'Arraignment',
    words: 'arraign(?:ed|ment)',
    text: 'The hearing at which the court tells the person what the charges are. The person usually enters a plea there.',
  },
  {
    id: 'arresting-agency',
    term: 'Arresting agency',
    words: 'arresting agency',
    text: 'The police or sheriff’s department that made the arrest or wrote the ticket.',
  },
  {
    id: 'bench-warrant',
    term: 'Bench warrant',
    words: 'bench warrant',
    text: 'A judge’s order to bring someone to court, usually because that person missed a court date.',
  },
  {
    id: 'case-number',
    term: 'Case number, docket number',
    words: 'case number|docket(?: number)?',
    text: 'The number under which a court keeps its file on a case. The clerk of the court can find the file by it.',
  },
  {
    id: 'charge',
    term: 'Charge',
    words: 'charges?|charges filed',
    text: 'An accusation filed with a court. It is not a finding of guilt.',
  },
  {
    id: 'conviction',
    term: 'Conviction',
    words: 'convict(?:ed|ion)|(?<!not )guilty',
    text: 'The court found the person guilty, either after a trial or because the person pleaded guilty or no contest.',
  },
  {
    id: 'deferred-adjudication',
    term: 'Deferred adjudication',
    words:
      'deferred (?:adjudication|judgment|disposition|sentence|prosecution|entry of judgment)|(?:adjudication|judgment) (?:deferred|withheld)|withheld (?:adjudication|judgment)|probation before judgment',
    text: 'The court puts off a finding of guilt while the person meets its conditions, such as probation. If the person does, the charge usually ends without a conviction.',
  },
  {
    id: 'degree',
    term: 'Degree, class or grade',
    words:
      '(?:first|second|third|fourth|fifth|seventh)[ -]degree|class [a-e1-6]|(?:degree|grade) of offense|(?:degree|class|level) (?:or class )?\\d',
    text: 'How serious a charge is among charges of its kind. First degree, Class A or Class 1 is usually the most serious.',
  },
  {
    id: 'dismissed',
    term: 'Dismissed',
    words: 'dismiss(?:ed|al)',
    text: 'The court ended a charge or a case without deciding against the person. A dismissed charge is not a conviction.',
  },
  {
    id: 'disposition',
    term: 'Disposition',
    words: 'disposition|disposed',
    text: 'How a charge or a case ended, such as dismissed, acquitted or convicted.',
  },
  {
    id: 'diversion',
    term: 'Diversion',
    words: 'diver(?:sion|ted)',
    text: 'A program instead of a trial, such as treatment or community service. Those who complete it usually have the charge dropped.',
  },
  {
    id: 'expunged',
    term: 'Expunged, sealed',
    words: 'expunge(?:d|ment)|sealed',
    text: 'A court has erased a record or closed it to the public. What exactly that means depends on the state.',
  },
  {
    id: 'failure-to-appear',
    term: 'Failure to appear',
    words: 'fail(?:ure|ed) to appear|fta',
    text: 'Someone missed a court date. It is often a charge of its own.',
  },
  {
    id: 'felony',
    term: 'Felony',
    words: 'felon(?:y|ies)',
    text: 'The most serious kind of crime, usually one that can be punished with more than a year in prison.',
  },
  {
    id: 'infraction',
    term: 'Infraction',
    words: 'infractions?',
    text: 'A minor offense, such as most traffic tickets. It is usually punished with a fine only, and in many states it is not a crime.',
  },
  {
    id: 'misdemeanor',
    term: 'Misdemeanor',
    words: 'misdemeanors?',
    text: 'A crime that is less serious than a felony, usually punished with a fine, probation or up to a year in jail.',
  },
  {
    id: 'ncic-code',
    term: 'NCIC code',
    words: 'ncic',
    text: 'A number for a kind of offense, from the FBI’s National Crime Information Center. It describes the charge, not the person.',
  },
  {
    id: 'no-contest',
    term: 'No contest (nolo contendere)',
    words: 'no contest|nolo(?: contendere)?',
    text: 'The person neither admits the charge nor fights it. Criminal courts usually treat this plea like a guilty one; some states do not allow it.',
  },
  {
    id: 'nolle-prosequi',
    term: 'Nolle prosequi',
    words: 'nolle(?: prosequi| prossed| pros)?|nol[. -]?pros(?:sed)?\\.?',
    text: 'The prosecutor gave up the charge. That is not a conviction, but the charge can sometimes be filed again.',
  },
  {
    id: 'pending',
    term: 'Pending',
    words: 'pending',
    text: 'The court has not decided yet. A pending charge is not a conviction.',
  },
  {
    id: 'plea',
    term: 'Plea',
    words: 'plea|plead(?:ed)?|pled',
    text: 'How the person answered the charge, usually with guilty, not guilty or no contest. A plea of not guilty is not an outcome.',
  },
  {
    id: 'prejudice',
    term: 'Prejudice (dismissed with or without)',
    words: '(?:with(?:out)? )?prejudice',
    text: 'A case that is dismissed with prejudice cannot be brought again. Without prejudice, it usually can.',
  },
  {
    id: 'probation',
    term: 'Probation',
    words: 'probation',
    text: 'Time under the court’s conditions, such as meetings with an officer, usually in place of all or part of a jail sentence.',
  },
  {
    id: 'sentence',
    term: 'Sentence',
    words: 'sentenced?',
    text: 'What the court ordered, usually after a conviction: a fine, probation, community service, jail or prison.',
  },
  {
    id: 'statute',
    term: 'Statute',
    words: 'statute',
    text: 'The section of the law that a charge is based on.',
  },
  {
    id: 'vacated',
    term: 'Vacated, set aside',
    words: 'vacated?|set aside|overturned|reversed',
    text: 'A later decision took back a conviction or a judgment. It no longer counts as one.',
  },
  {
    id: 'warrant',
    term: 'Warrant',
    words: 'warrants?',
    text: 'A judge’s order that allows the police to arrest someone or to search a place. It is not a finding of guilt.',
  },
];
