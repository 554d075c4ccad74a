/** Words that make a phrase a matter of planning or judgement wherever they stand outside quotes. */
const vague = new Set(
  `any some something anything someone somebody anyone anybody somewhere everything everyone everybody every each all both
  whatever whichever whoever whenever wherever several few many most more least fewer less other others another own various certain
  available valid invalid correct wrong incorrect proper appropriate sensible reasonable plausible realistic suitable random popular typical usual normal
  who whose whom whole entire which that what where why how whether when if while until because although though since unless
  my our your their his her someone's else elsewhere half halfway
  cheapest newest oldest latest earliest biggest largest smallest highest lowest best better cheaper nicer worse worst nearest closest longest shortest
  strongest weakest fastest slowest recent favourite favorite matching relevant related similar same different new-ish unread unanswered
  should must may might could would ought can will shall is are was were be been being has have had do does did not never no
  something's nothing nobody none nowhere one ones bestsellers bestseller properly correctly sensibly accordingly automatically immediately
  smth sth smthg somethin sumthin ppl whatevs whatev everythin anythin sum1 some1 any1 every1 evry stuff things
  former latter anyway already yet maybe perhaps probably somehow instead rather than then as like about after before during across without via upon
  i we you they he she it us them me this these those its`.split(/\s+/),
);

const superlative =
  /^(?!(?:test|rest|guest|request|interest|west|east|nest|forest|quest|invest|digest|harvest|latest|contest|manifest|protest|suggest|best|honest|budapest|everest|bucharest|arrest|bequest|chest|vest|pest|zest)$)[a-z]{2,}(?:est)$/;

/** A word no literal name or value may hold outside quotes. `asWritten` keeps capitals: Title Case speaks for a label. */
export function isVague(low: string): boolean {
  return vague.has(low) || superlative.test(low);
}

const comparatives = new Set(
  'older newer younger bigger larger smaller earlier later longer shorter heavier lighter'.split(' '),
);
/** "the older dog": which of them is, nobody can tell by that word alone. */
export const isComparative = (low: string) => comparatives.has(low);

/** Values that describe data instead of giving it. */
const describing = new Set(
  `data details info information text message description content something stuff address credentials password email number name value date card amount
  query term code note comment title reason phone url image file picture string sentence word phrase answer subject body numbers letters digits characters nonsense gibberish garbage rubbish junk`.split(
    /\s+/,
  ),
);
export const isDescribing = (low: string) => describing.has(low);

/** Prepositions and articles, which end a lower-case name. */
const functional = new Set(
  'a an the of in on at by for with from to into onto inside within under over above below beside near next against between through toward towards per out off up down and or but so as around back away along'.split(
    ' ',
  ),
);
export const isFunctional = (low: string) => functional.has(low);
