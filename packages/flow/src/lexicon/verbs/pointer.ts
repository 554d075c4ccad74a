import { listed, type VerbEntry, verb } from './entry.ts';

/** Mouse, scrolling and keyboard. First that fits wins. */
export const pointer: VerbEntry[] = [
  // Pointer
  verb(
    'acceptDialog',
    '(click|press|hit) ok (in|on) the (browser alert|browser dialog|alert|browser confirm|confirm dialog)',
  ),
  verb(
    'dismissDialog',
    '(click|press|hit) cancel (in|on) the (browser alert|browser dialog|alert|browser confirm|confirm dialog|browser prompt)',
  ),
  verb(
    'resize',
    '(resize|set|change|switch|adjust|make|shrink|scale) [the] [browser] [window|viewport|screen|page|browser|view|viewport size|window size|screen size] [size] [to|at] {value:size} [pixels|px|wide]',
  ),
  verb('rightClick', '(do|make|give|perform) [a|one] (right click|context click) (on|in|at) {target}'),
  verb('doubleClick', '(do|make|give|perform) [a|one] (double click|double tap) (on|in|at) {target}'),
  verb('click', '(do|make|give|perform) [a|one] [single|left] (click|tap) (on|in|at) {target}'),
  verb('hover', '(hover|rest) the (mouse|cursor|pointer) over {target}'),
  verb('doubleClick', 'double (click|tap|press) [on|upon] {target}'),
  verb('rightClick', '(right click|secondary click|context click) [on|upon] {target}'),
  verb('rightClick', '(click|press) [on] {target} with the right [mouse] button'),
  verb('rightClick', 'open the context menu (of|on|for) {target}'),
  verb('click', '(click|tap|press|hit|push|select) {target:ordinalList}'),
  verb('click', '(sort|order) the (table|grid) by [the] {text:columnName} [column]', { target: { role: 'column' } }),
  verb('click', '(click|tap|press) [on] where (it says|it reads|the page says|you see) {text:quoted}'),
  listed('click', '(click|tap) [on|upon|at|onto] {target}'),
  verb('click', '(click|tap) (in|into|inside|inside of|within) {target:typable}'),
  verb(
    'click',
    '(focus|focus on|give focus to|set focus to|set the focus to|set focus on|set the focus on|move the focus to|move focus to) {target:named}',
  ),
  verb('click', '(put|place|set|move) the (cursor|caret|focus) (in|into|inside) {target:typable}'),
  verb('click', '(collapse|fold|fold up) {target:named}', { leaves: 'collapsed' }),
  verb('click', '(minimise|minimize) {target:named}'),
  verb(
    'hover',
    '(hover|mouse|move the mouse|move the pointer|move the cursor|point|rest the pointer|rest the mouse|put the mouse|place the cursor) [over|on|onto|above|at|to] {target}',
  ),
  verb('hover', 'hover [the] [mouse|cursor|pointer] (over|on|onto) {target}'),
  verb(
    'upload',
    '(drag|drop|pull|drag and drop) [the] (file|image|document|photo|picture) {value:file} (to|onto|into|on|in) {target:field}',
  ),
  verb('set', '(move|drag|slide|push|pull) {target:slider} to {value:setTo}'),
  verb('set', 'slide {target:setting} to {value:figure}'),
  verb(
    'drag',
    '(drag|drag and drop|pull|drag over) {target:dragged} (to|onto|into|on to|on|over|and drop it on|and drop it onto|and drop it into|and drop it in|and drop on|and drop onto|in|over to|and drop it onto|into|onto the top of) {to:dropPlace}',
  ),
  verb('drag', 'move {target:thing} (to|onto|into|over to) {to:thing}'),
  verb(
    'scroll',
    'scroll [back|down|up|all the way] [down|up] (to|until|till|till the|until the) [the] [very] {value:edge} [of the page|of the screen]',
  ),
  verb('scroll', 'scroll [the page] {value:way} [a bit|a little|the page|once|on the page]'),
  verb('scroll', '(scroll|go) all the way down', { value: 'bottom' }),
  verb('scroll', '(scroll|go) all the way up', { value: 'top' }),
  verb('scroll', 'scroll [the page] [down] [the page]', { value: 'down' }),
  verb(
    'scroll',
    'scroll [down|up|the page down|the page] [until you reach|until you see|to|until|into view] {target:seen}',
  ),
  verb('scroll', '(scroll|bring) {target} into view'),
  verb('scroll', '(go|jump|move|head) [back|all the way] [up|down] to the {value:edge} [of the page|of the screen]'),

  // Keyboard
  verb('click', '(press|hit|push) [the] {target:sign}'),
  verb('click', '(press|hit) [the] {target:drawnNumber}'),
  verb(
    'press',
    '(press|hit|strike|push|use) [the] [letter|key|character|key combination|combination|shortcut] {value:key} [key|keys|shortcut] [on the keyboard|on your keyboard]',
  ),
  verb('click', '(press|hit) [the] {target:labelInOne}'),
  verb('press', '(press|hit|strike) [the] [key] {value:key} [key] (in|inside|on|within) {target:keyed}'),
  verb('press', '(press|hit|strike) [the] {value:key} key (in|inside|on|within) {target:keyHolder}'),
  verb('press', '(press|hit|strike) [the] {value:keyName} [key] (in|inside|on|within) {target:keyHolder}'),
  verb('press', 'use [the] [keyboard] shortcut {value:key}'),
  verb(
    'press',
    '(submit|confirm|send|save|cancel|close|dismiss|finish|select all|select everything|copy|paste|cut|undo|redo|undo this|undo that) [it] (with|by using|using|via) [the] {value:namedKey} [key]',
  ),
  verb('click', 'use {target:presser}'),
  verb('select', 'use {target:dropdown} to (select|choose|pick|set) {value:option}'),
  verb('select', 'answer {value:quoted} (to|for|in) {target:dropdown}'),
  verb('set', '(change|switch|update|edit) [the] {target:unplaced} from {skip:given} to {value:setTo}'),
  verb('press', '(send|type) [the] {value:key} key'),
  verb('press', '(type|enter) {value:keyName}'),
  verb('press', '(in|inside) {target:keyed} (press|hit) [the] {value:key} [key]'),

  listed('click', '(press|hit|push|punch|smash|mash|bash|whack|slam) [on] {target:pressed}'),
];
