import { phraseFinder, phrasePattern } from './phrases.ts';

/** Texts that stand where a court's words would. */
export const hasNoWords = phraseFinder(`
  =unknown | =unk | =n a | =na | =none | =null | =not available | =unavailable | =not reported | =not stated |
  =not specified | =unspecified | =no disposition | =no disposition reported | =no disposition recorded |
  =no disposition on file | =no disposition available | =disposition unknown | =disposition not available |
  =disposition not reported | =unknown disposition | =no information | =no information available | =see file`);

/**
 * Phrases that name a word without saying that it happened, and what is read in their place: '…' is no word of ours.
 * In this order.
 */
export const REPLACED: readonly (readonly [pattern: RegExp, word: string])[] = [
  // A plea of not guilty is no verdict.
  [/ (?:pleas?|plead(?:ed|s)?|pled)(?: of| to| is| was)? not guilty(?= )| not guilty pleas?(?= )/g, ' plea'],
  [phrasePattern('no contest | nolo contendere | nolo contender | non vult | noll contendere', 'g'), ' nolo'],
  [phrasePattern('open pleas? | plea in open court', 'g'), ' plea'],
  [/ active (?:sentence|punishment|jail|prison|time|probation|supervision)(?= )/g, ' …'],
  // What is open is only the sentence.
  [
    / (?:(?:pending|awaiting|set for|continued for) sentenc\p{L}*|sentenc\p{L}* (?:is )?(?:pending|continued|adjourned|set))(?= )/gu,
    ' sentence',
  ],
  // Ways of putting off that contain the words for what they may end in.
  [
    phrasePattern(
      `contemplation of dismiss* | contemplating dismiss* | acd | acod | continued for dismissal |
      continuance for dismissal | conditional* dismiss* | deferred dismiss* | dismiss* deferred`,
      'g',
    ),
    ' deferred',
  ],
  [phrasePattern('prayer for judge?ment continued', 'g'), ' …'],
  // Something else than the charge ended.
  [
    / (?:petition|warrant|writ|vop|probation violation|violation of probation|parole violation|jury|juror|counsel|witness)(?:es|s)? (?:was |were |is )?(?:dismiss|withdr|quash|discharg)\p{L}*/gu,
    ' …',
  ],
  [
    / dismiss\p{L}* (?:of )?(?:the |his |her |a )?(?:petition|warrant|writ|jury|juror|counsel|witness|probation violation|violation of probation)/gu,
    ' …',
  ],
  [/ (?:bail|bond|surety) (?:is |was )?exonerated(?= )| exonerated (?:bail|bond|surety)(?= )/g, ' …'],
  // Denied, undone, or yet to come.
  [
    / (?:not|never|non|nor|no|cannot|without|neither|isn't|wasn't)(?: yet| been| be| being| have| has| later| then| a| an| any| to| for| \p{L}+ly)* (?:dismiss|acquit|nolle|exonerat|drop|withdr|defer|diver|with(?:he|ho)ld|pending|open|active)\p{L}*/gu,
    ' …',
  ],
  [/ (?:dismissal|acquittal|deferral)(?: was| is| has)? (?:not|never)(?= )/g, ' …'],
  [
    / (?:refus|declin|fail|oppos|object|ask|petition|appl)\p{L}*(?: to| for| of| the)+ (?:dismiss|acquit|nolle|defer|diver)\p{L}*/gu,
    ' …',
  ],
  [
    / (?:to be|will be|would be|may be|can be|should be|if|unless|until|pending|awaiting|for|eligible for)(?: an?| the| later)* (?:dismiss|acquit|drop|nolle)\p{L}*/gu,
    ' …',
  ],
  [
    / (?:dismiss|acquit|nolle|defer|diver|stay)\p{L}*(?: prosequi)?(?: adjudication| order| was| is| then| later| and)* (?:vacated|reversed|set aside|withdrawn|overturned|quashed|annulled|stricken|void\p{L}*)(?= )/gu,
    ' …',
  ],
  [
    / (?:vacat|revers|set aside|overturn|quash|void)\p{L}*(?: aside)?(?: the| an?| order| of| prior)* (?:dismiss|acquit|nolle|defer|diver)\p{L}*/gu,
    ' …',
  ],
];

/** A word for a request: what was requested happened only if it was granted. */
export const MOTION =
  / motions? (?:to|for|of)(?: an?| the| order of| judge?ment of| directed verdict of)* \p{L}+(?: prosequi)?(?= )/gu;
export const isGranted = phraseFinder('granted | allowed | sustained');

/** Words that turn others round, or say that it went on: with one of them nothing is read but the words themselves. */
export const turnsRound = phraseFinder(`
  denied | denies | denial | deny | refused | overruled | rescinded | reinstated | reinstatement | refiled | re filed |
  reopened | re opened | reindicted | re indicted | appeal* | retrial | new trial | in part | partial* | partly |
  except* | requested | recommended | recommendation | erroneous* | dismiss* in error | dismiss* hearing | notwithstanding`);
/** The same for what was put off. */
export const endsDeferral = phraseFinder(`
  revoked | revocation | terminated | termination | violated | removed from | failed | unsuccessful* | not successful* |
  not completed | withdrawn`);

export const isAcquitted = phraseFinder('acquit* | not guilty | exonerated | found innocent');

export const isDismissed = phraseFinder(`
  dismiss* | dism | dismd | dismsd | dsmd | dismisd | nol pros* | nolle* | nolled | nol prossed |
  no bill* | no true bill* | not a true bill | =ignored | ignored by grand jury | no papered | no paper |
  no action | no actioned | no information filed | no charge filed | no charges filed | =no charges | no complaint filed |
  no prosecution | not charged | =not filed | charge not filed | charges not filed | case not filed | not prosecuted |
  will not prosecute | insufficient evidence | lack of evidence | lack of prosecution | want of prosecution |
  no probable cause | =dropped | charge* dropped | count* dropped | case dropped | dropped by* | charges? (?:was|were) dropped |
  =withdrawn | charge* withdrawn | count withdrawn | counts withdrawn | case withdrawn | complaint withdrawn |
  prosecution withdrawn | withdrawn by (?:the )?(?:state|prosecut*|commonwealth|people|complainant|affiant|district attorney|da|city|government) |
  =quashed | indictment quashed | information quashed | complaint quashed | charge quashed | charges quashed |
  =stricken | stricken off* | charge stricken | charges stricken | stricken with leave* |
  =declined | declination | prosecution declined | declined prosecution | declined to (?:prosecute|file|charge) |
  declined by* | case declined | charge declined | charges declined | da declined | =rejected | rejected by (?:the )?(?:da|district attorney|prosecut*|state) |
  case rejected | charge rejected | charges rejected | complaint rejected | da reject* | prosecutor reject*`);

export const isDeferred = phraseFinder(`
  =withheld | defer* | diversion | diverted | adjudication with(?:he|ho)ld* | judge?ment with(?:he|ho)ld* | adj with(?:he|ho)ld* |
  (?:adjudication|judge?ment|finding|conviction) (?:of guilt )?(?:is |was )?with(?:he|ho)ld* | finding with(?:he|ho)ld* |
  with(?:he|ho)ld* (?:of )?(?:adjudication|judge?ment|adj|finding)* | suspended imposition* | imposition (?:of sentence )?suspended | sis |
  probation before judge?ment | probation prior to judge?ment | pbj | continued without (?:a )?finding | cwof |
  filed without (?:a )?finding | pre ?trial intervention | pti | pre ?trial probation | accelerated rehabilitat* |
  accelerated rehabilitative disposition | ard | stay of adjudication | stayed adjudication | adjudication stayed |
  in abeyance | court supervision | first offender act | first offender treatment | first offender program |
  first offender status | stet | stetted | dej |
  non adjudicat* | nonadjudicat*`);

export const isPending = phraseFinder(`
  pending | open | awaiting* | active | continued | adjourned | under advisement | indicted | true bill* | arraigned |
  set for* | undisposed | not disposed | not yet disposed | warrant issued | warrant outstanding | warrant active |
  open warrant | outstanding warrant | active warrant | fugitive* | absconded | failed to appear | failure to appear`);

/** 'other' words that undo a conviction, and those that say there is none: as good to the person as a dismissal. */
export const isUndone = phraseFinder(`
  vacat* | reversed | reversal | set aside | overturn* | expung* | expunction | seal* | pardon* | clemency | annul* |
  erased | erasure | innocent`);
export const isNoConviction = phraseFinder(`
  not responsible | not liable | not criminally responsible | not convicted | never convicted | no conviction |
  non conviction | nonconviction`);
export const isNegated = phraseFinder('not | never | non | without | neither');
/**
 * Further ones beside which not even a date of conviction counts: the charge was not decided, or somewhere else, or as
 * another charge; or the words say more than we read.
 */
export const isUndecided = phraseFinder(`
  mistrial* | hung jury | jury hung | new trial | retrial | remand* | void* | abat* | quash* | stricken | withdr* |
  transfer* | bound over | held for* | waived to* | extradit* | removed to* | change of venue | merged | merger |
  consolidated | amended | reduced | lesser | superseded | superseding | juvenile | delinquent | incompetent |
  not competent | unfit | appeal* | refiled | reopened | reinstated | referred* | released | prayer for judge?ment |
  with(?:he|ho)ld* | dismiss* | acquit* | exonerat* | nolle* | nol pros* | not guilty | defer* | diver* | pending | error | erroneous*`);

/** Every word that may stand in a conviction; with any other one we do not know what the court said. */
export const CONVICTION_WORDS: ReadonlySet<string> = new Set(
  `guilty convicted conviction guilt found finding verdict plea pleas plead pleaded pleads pled nolo alford judgment
  judgement adjudicated adjudged adjudication sentence sentenced sentencing jury bench court judge trial nonjury default
  absentia of by on at after upon to as the a an in and with charged entered accepted negotiated stipulated facts count
  counts but mentally ill insane fine fined paid costs waiver defendant`.split(/\s+/),
);
export const CONVICTION_CORE = / (?:guilty|convicted|conviction|guilt)(?= )/;
