const people = '(?:everybody|everyone|nobody|people|users|they|we|you|i|he|she|most people|most users)';
/** Who may want something: people and offices, and nothing that a page shows. "acronym" stands for "HMRC". */
const wanting =
  '(?:they|we|i|he|she|everybody|everyone|people|acronym|(?:the |our |my )?(?:legal|finance|marketing|accounting|management|sales|support|boss|client|customer|auditors?|lawyers?|accountants?|landlord|bank|tax office|council|team|designers?|developers?|devs|testers?|(?:fire |safety |health )?(?:officer|inspector)|band|choir|committee|board|kitchen|school|nurse|doctor|vet|chef|vicar|coach|caretaker|treasurer|secretary|headmaster|owner|tenants?|parents?|guests?|family|bride|groom))';
const often = '(?:(?:always|often|usually|really|all|just|only|still|never) )?';
const beings =
  '(?:dog|cat|horse|rabbit|hamster|parrot|pet|puppy|kitten|baby|kid|child|son|daughter|wife|husband|mother|father|mum|mom|dad|brother|sister|boss|colleague|teacher|neighbou?r|friend)';
const whose = '(?:the|my|our|his|her|their|your)';
/** What people have beside them at their work, and no page shows. */
const things =
  '(?:scanner|printer|label printer|laptop|phone|tablet|till|van|lorry|car|shop|office|warehouse|kitchen|supplier|landlord|accountant|caretaker)';
/** Who does what only people do: "they" and "we" among them, as no thing rings or insists. */
const anybody = `(?:${wanting}|${whose} ${beings}|(?:the |our )?(?:owner|neighbours?|neighbors?))`;
/** How often and when people did so. */
const whenever =
  '(?: (?:already|again|today|yesterday|twice|once|three times|a lot|all day|all week|lately|this morning|this week|last night|last week|last month|for (?:ages|days|weeks|months)|since (?:monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|yesterday|last (?:week|month|year))|(?:after|before|around|at) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|lunch|school|work|dinner)|on (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)))*';
const after = '(?: (?:lol|haha|sigh|bless (?:him|her|them)))?';

/**
 * What people say by the way: how it feels, how long it takes, why somebody wants it so, who is meant. Closed forms,
 * as only in them is it sure that nothing is ordered, claimed, conditioned or told apart.
 */
const remarks = [
  // "sorry", "yes, really", "I know", "don't ask".
  '(?:yes|yep|yeah|sorry|oops|really|seriously|honestly|obviously|of course|phew|ugh|sigh|lol|haha|i know|no idea why|not sure why|for some reason|old habit|do not ask(?: me)?(?: why)?|do not worry|no worries|no kidding|no joke|believe it or not|as you do|fingers crossed|bear with me)',
  // "that is its name".
  `(?:that|this|it) (?:is|really is) (?:really |actually |indeed )?(?:its|his|her|their) (?:real |actual |full |own )?name`,
  `(?:that|this|it|he|she) is ${whose} ${beings}`,
  // "takes ages on our wifi".
  '(?:(?:it|this|that) )?(?:(?:always|usually|often|sometimes|can|may) )?takes? (?:ages|forever|a while|a moment|a bit|so long|very long|long|some time|its time)(?: (?:on|over|with) (?:my|our|this|the) (?:wi-?fi|laptop|machine|network|connection|vpn|line|proxy))?',
  '(?:it|this|that) is (?:always |usually |often )?(?:a bit |very |really |rather |quite |so |painfully )?(?:slow|sluggish|annoying|tedious|boring)',
  '(?:(?:it|this|that) is )?(?:a )?(?:very |really |rather |quite )?(?:long|slow|endless) (?:page|story|scroll)',
  // "the step everybody forgets", "nobody ever reads this".
  `(?:this is )?the (?:step|part|bit) (?:that )?${people} ${often}(?:forgets?|hates?|loves?|complains? about|dreads?|overlooks?)`,
  `(?:nobody|everybody|everyone|people|users|they) ${often}(?:ever )?(?:forgets?|hates?|loves?|overlooks?|complains? about|reads?) (?:it|this|that)(?: (?:one|step|part|bit))?`,
  'easy to (?:forget|overlook)',
  // "you only get one go at this".
  '(?:(?:you|we|they|i) )?(?:only (?:get|have)|(?:get|have) only|get just|have just) (?:one|a single) (?:go|chance|shot|try|attempt)(?: at (?:it|this|that))?',
  '(?:there is )?no (?:way back|going back|turning back)',
  // "they changed their mind".
  '(?:they|we|i|he|she|(?:the )?[a-z]+) (?:just |have |has )?changed (?:their|our|my|his|her) minds?',
  // "HMRC wants the PDF", "legal asked for it".
  `${wanting} ${often}(?:wants?|wanted|asked for|asks? for|insists? on|insisted on|loves?|likes?) (?:it|this|that|acronym|the acronym)(?: (?:that|this) way)?`,
  // "she rang me twice already", "they rang to ask for it", "his mum normally rings after nine".
  // "customer emails" would say which.
  `(?!(?!she |he |they |we |i )\\S+ (?:phones?|e-?mails?|texts?|rings?)(?: |$))${anybody} (?:have |has )?(?:(?:always|often|usually|normally|just|already|never|only) )?(?:rang|rings?|rung|phoned|phones?|e-?mailed|e-?mails?|texted|texts?|wrote|complained|complains?|popped in)(?: (?:me|us))?(?: (?:to ask(?: for (?:it|this|that))?|to say so|about (?:it|this|that)))?${whenever}${after}`,
  // "the fire officer insists", "owner told us".
  `${anybody} (?:(?:really|always|just) )?(?:insists?|insisted|said so|says so|say so|told (?:me|us)(?: so)?|asked (?:me|us)|agreed|promised)${whenever}`,
  // "moved away".
  `(?:${anybody} )?(?:has |have |just )*(?:moved (?:away|house|abroad)|passed away|left us|retired|gone on holiday)${whenever}`,
  // "we have been chasing since May", "she has been dieting lol".
  `(?:${anybody} (?:has|have)|shes|hes|weve|theyve) been (?:chasing|waiting|asking|complaining|dieting|ill|sick|ringing|travelling|on holiday)${whenever}${after}`,
  // "the band needs the balcony after all".
  `${anybody} (?:needs?|wants?) (?:the|an?) (?!(?:one|ones|first|second|third|last|next|other|same|new|old|blue|green|red|grey|gray|black|white|button|link|tab|field|box|page|row|dialog) )[a-z]+ after all`,
  // "that is our hand scanner", "it is on the shared drive".
  `(?:that|this|it) is ${whose} (?:(?:hand|label|receipt|barcode|delivery|office|shop|card) )?${things}`,
  '(?:(?:it|that|this) is|they are) on (?:the|my|our) (?:(?:shared|team|network|company|office) )?(?:drive|laptop|desktop|usb stick|memory stick)',
  // "we put that in because of the sixth-formers", "he can not read small print".
  `(?:we|they|i) (?:put (?:it|this|that) in|added (?:it|this|that)|asked for (?:it|this|that)|did (?:it|this|that)|wanted (?:it|this|that)) because of ${whose} [a-z-]+`,
  `(?:${anybody}) can ?not (?:read (?:the )?(?:small|fine) print|read small (?:letters|type)|(?:eat|drink) [a-z]+|drive|hear well|see well|walk far)`,
  '(?:that|this|it) (?:sorts|fixes|solves|settles|cures) (?:it|this|that)',
  // "we only test it".
  '(?:we|i) (?:are )?(?:only|just) (?:test|testing|try|trying|check|checking|practise|practising|practice|practicing) (?:it|this|that)(?: out)?',
  'do not (?:really )?(?:move|change|delete|remove|break|touch|send|buy|order|pay|book) anything(?: for real| really)?',
];

const remark = new RegExp(`^(?:(?:but|and|because|as|so|since) )?(?:${remarks.join('|')})(?: (?:though|too|again))?$`);

/** What alone would be a claim, and with its "because" is only why somebody does it: "because it never does that by itself". */
const reason =
  /^(?:because|as|since) (?:it|this|that) (?:never|rarely|seldom|does not ever) (?:does|do) (?:it|this|that)(?: (?:by itself|on its own|alone|automatically))?$/;

/** Whether these words are a remark; `acronym` stands for a word that is all capitals. */
export const isRemark = (words: string): boolean => remark.test(words) || reason.test(words);

/** "that is the dog", "HMRC wants the PDF": beside something without a name it would say which one. */
export const isPointing = (words: string): boolean => pointing.test(words);
const pointing = new RegExp(`\\b(?:${whose} ${beings}|${things}|after all|acronym)$`);

/** "(an ordinary phone)" behind "390x844": what has a screen of that size. */
export const isDevice = (words: string): boolean =>
  /^(?:(?:like |that is |this is )?(?:an?|my|our) )?(?:(?:ordinary|normal|typical|usual|common|average|small|big|large|old|modern) )*(?:phone|smartphone|mobile|mobile phone|tablet|laptop|desktop|monitor)$/.test(
    words,
  );
