import { asked, end, type Idiom, idiom, name, word } from './idiom.ts';

const within = `(?:(?:in|on|under|below|above|beside|next to|inside|within) (?:the |this |that )?(?:same )?(?:[a-z]+ )?(?:${name}|dialog|popup|row|card|page|header|footer|menu|form|list|table)(?: (?:row|card|dialog|popup|section|panel|field|list|table|heading|box))?)`;
const modal = '(?:must|should|has to|have to|may|can|shall)';
const windows = '(?:dialog|popup|modal|window|banner|toast|menu|form)';
const lasting =
  '(?:contain|show|display|have|say|read|equal|include|match|end|begin|start|open|appear|disappear|contains|shows)';

/** Clauses whose words stand as in another language: the place ahead of the thing, the verb at the end. */
export const order: readonly Idiom[] = [
  // "on that same card".
  idiom('same', '\\b(that|this) (?:very |exact )?same (?=[a-z])', '$1'),
  // "click in the row "Oak" on the trash icon", "press on the card "Map" the button "Install"".
  idiom(
    'in on under below above beside next inside within',
    `${asked}(click|tap|press|push|hit|choose|select|tick|open) (${within}) (?:on )?((?<= on )${name}(?: ${word})?|the [a-z]+ ${name}|the ${name} ${word}|the (?:[a-z]+ ){1,2}icon|the [a-z]+ (?:button|link))${end}`,
    '$1 $3 $2',
  ),
  // "verify that in the row "A" the cell "B" is "C"": where that is comes first.
  idiom(
    'that',
    `${asked}(verify|check|confirm|ensure|validate|assert) that (in (?:the |this |that )?(?:same )?(?:row|line|card|dialog|popup|section|panel|form|table|list)(?: (?:of|for))?(?: ")?) (?=(?:the |a |an )?(?:[a-z]+ )?")`,
    '$2 , $1 that',
  ),
  // "write in the field "Notes" the text "Hi"".
  idiom(
    'in into',
    `${asked}(write|type|enter|put|input|fill) ((?:in|into) (?:the )?(?:field |input |box )?"(?: (?:field|input|box))?) (?:the (?:text|value|word) )?(")${end}`,
    '$1 $3 $2',
  ),
  // "change in the row "Oak" the quantity to 3".
  idiom('to', `${asked}(change|set) (${within}) (the (?:[a-z]+|")) to `, '$1 $3 $2 to'),
  // "I on the button "Refresh" click".
  idiom('click press tap', `\\b(i|user) on (.+?) (click|press|tap)${end}`, '$1 $3 on $2'),
  // "must "5" be", "must disabled be", "must with #x end", "may not any more be visible".
  idiom(
    'be',
    `\\b(${modal}) (not )?(?:any ?more )?((?:"|disabled|enabled|visible|shown|displayed|checked|ticked|selected|empty|hidden|open|closed)|(?:equal to|greater than|less than) "|\\d\\S*) be${end}`,
    '$1 $2 be $3',
  ),
  idiom(
    'must should has have may can',
    `\\b(${modal}) (not )?((?:with |in |on )?(?:the text |the word )?(?:"|/|#\\S+|\\d\\S*)) (${lasting})${end}`,
    '$1 $2 $4 $3',
  ),
  // "below it must a button "Copy" be visible", "must the box "Age" be disabled".
  idiom(
    'must shall',
    `\\b(?:must|shall) ((?:(?:an?|the) [^,;.]*?|")) be (not )?(visible|shown|displayed|disabled|enabled|checked|unchecked|selected|empty|there)${end}`,
    '$1 must $2 be $3',
  ),
  idiom('must shall', `\\b(?:must|shall) ((?:an?|the) [^,;.]*?) (contain|show|have) `, '$1 must $2'),
  // "then shall "Date" disappear", "shall the dialog "A" not be shown any longer", "shall the heading be "A"".
  idiom(
    'must shall',
    `(?<=^|[,;.] |\\b(?:and|but|then) )(?:must|shall) ((?:(?:an?|the) (?:(?!not )[a-z]+ ){0,2}?(?!not )[a-z]+(?: ")?|(?:the )?"(?: (?!not )[a-z]+)?)) (not )?(appear|disappear|(?:not )?be (?:visible|shown|displayed|disabled|enabled|checked|unchecked|selected|empty|there|gone|"|\\d\\S*))(?: (?:anymore|any longer|any more))?${end}`,
    '$1 must $2 $3',
  ),
  // "a dialog with the buttons Save and Cancel appears", "There is a popup with the button Delete".
  idiom(
    'appears appear opens shown displayed visible',
    `(?<=^|[,;.] |\\b(?:and|then|that) )((?:an?|the) (?:[a-z]+ )?${windows}) (with (?:the|an?) (?:buttons?|links?) ${name}(?:(?: ,)?(?: and)? ${name})*) (?:(?:should |must |will )?appears?|opens|(?:is|should be|must be) (?:shown|displayed|visible))${end}`,
    '$1 appears $2',
  ),
  idiom(
    'there',
    `\\bthere (?:is|should be|must be) (an? (?:[a-z]+ )?${windows}) (?=with (?:the|an?) (?:buttons?|links?) )`,
    '$1 appears',
  ),
  // "in the list shall there be 4 items".
  idiom('must shall', `\\b(must|shall) (there|it) (not )?be `, '$2 $1 $3 be'),
];
