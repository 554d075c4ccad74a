const people = '(?:everybody|everyone|nobody|people|users|they|we|you|i|he|she|most people|most users)';
/** Who may want something: people and offices, and nothing that a page shows. "acronym" stands for "HMRC". */
const wanting =
  '(?:they|we|i|he|she|everybody|everyone|people|acronym|(?:the |our |my )?(?:legal|finance|marketing|accounting|management|sales|support|boss|client|customer|auditors?|lawyers?|accountants?|landlord|bank|tax office|council|team|designers?|developers?|devs|testers?))';
const often = '(?:(?:always|often|usually|really|all|just|only|still|never) )?';
const beings =
  '(?:dog|cat|horse|rabbit|hamster|parrot|pet|puppy|kitten|baby|kid|child|son|daughter|wife|husband|mother|father|mum|mom|dad|brother|sister|boss|colleague|teacher|neighbou?r|friend)';
const whose = '(?:the|my|our|his|her|their|your)';

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
  // "we only test it".
  '(?:we|i) (?:are )?(?:only|just) (?:test|testing|try|trying|check|checking|practise|practising|practice|practicing) (?:it|this|that)(?: out)?',
  'do not (?:really )?(?:move|change|delete|remove|break|touch|send|buy|order|pay|book) anything(?: for real| really)?',
];

const remark = new RegExp(`^(?:(?:but|and|because|as|so|since) )?(?:${remarks.join('|')})(?: (?:though|too|again))?$`);

/** Whether these words are a remark; `acronym` stands for a word that is all capitals. */
export const isRemark = (words: string): boolean => remark.test(words);

/** "that is the dog", "HMRC wants the PDF": beside something without a name it would say which one. */
export const isPointing = (words: string): boolean => new RegExp(`\\b(?:${whose} ${beings}|acronym)$`).test(words);
