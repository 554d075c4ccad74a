import { into, listed, type VerbEntry, verb } from './entry.ts';

/** What the end of a file's name says as well. */
const fileKind = '[pdf|png|jpg|jpeg|gif|svg|csv|txt|json|xml|xlsx|docx|zip|mp3|mp4]';

/** What leads to the name of a made-up value. */
const kept = '(as|named|called|kept as|saved as|stored as|remembered as)';

/** Fields, dates, dropdowns, boxes and files. First that fits wins. */
export const forms: VerbEntry[] = [
  // Forms
  verb(
    'drag',
    '(chuck|stick|pop|bung|put|throw|shove|slide|shift|move) {target:entry} (into|in|to|onto|over to|on to) {to:column}',
  ),
  verb(
    'fill',
    `(type|enter|put|write|key in|key|input|insert|fill in|fill|paste|provide|supply|add|stick|pop|chuck|bung|drop|shove|slap) [in] [a|an|the] {generate:made} ${into} {target:field}`,
  ),
  verb(
    'fill',
    `(fill|fill in|fill out|populate|complete) {target:field} (with|using|by) [a|an] {generate:made} ${kept} {as}`,
  ),
  verb('fill', '(fill|fill in|fill out|populate|complete) {target:field} (with|using|by) [a|an] {generate:made}'),
  verb('fill', '(set|change) {target:field} to (a|an|some) {generate:made}'),
  verb(
    'fill',
    `(type|enter|put|write|key in|key|input|insert|introduce|fill in|fill|paste|type in|enter in) [the] [text|value|words|number|url|address|email|email address|password|username|name|code|phrase|amount|pin|date|date of birth|message|comment|city|query|search term] {value:written} (into|in to|inside|inside of|in|onto) {target:field}`,
  ),
  verb(
    'fill',
    `(type|enter|put|write|key in|key|input|insert|paste) [the] [text|value|words|number|url|address|email|password|username|name|code] {value:written} (on|to|for) {target:setOffField}`,
  ),
  verb('fill', '(fill in|fill|enter|type in|type|put in|put|write) {value:figure} for {target:field}'),
  // "fill in admin as the Username", "fill in Username as admin": which is the field, its article or its noun says.
  verb('fill', '(fill in|fill out|fill) {value:notField} as the {target:field}'),
  verb('fill', '(fill in|fill out|fill) {value:notField} as {target:fieldNamed}'),
  verb('fill', '(fill|fill in|fill out|populate|complete) {target:fieldNamed} as {value:notField}'),
  verb(
    'fill',
    '(fill|fill in|fill out|populate|complete) {target:field} (with|using|by) [the] [text|value|words] {value}',
  ),
  verb('fill', '(fill|fill in|fill out|populate|complete) {target:fieldNamed} with {value:titled}'),
  verb(
    'fill',
    '(replace|overwrite|swap|swap out) [the] (text|content|contents|value|whatever is|whatever stands|what is) (of|in) {target:field} (with|by|for) [the] [text|value] {value}',
  ),
  verb('fill', '(swap|swap out|exchange) {target:textField} (for|with) {value}'),
  verb(
    'fill',
    '(replace|overwrite) [the] [text|content|contents|value] [of|in] {target:wholeField} (with|by) [the] [text|value] {value}',
  ),
  verb('fill', '(replace|overwrite) {target:wholeField} (with|by) {value}'),
  verb('fill', '(change|update|edit) the (text|content|contents) (of|in) {target:field} to {value}'),
  verb(
    'fill',
    '(in|into|inside|for) {target:field} (type|enter|put in|put|write|input|key in|paste|use) [the] [text|value] {value:entered}',
  ),
  verb('fill', '(fill|enter|type) {target:field} in (with|as) {value}'),
  verb('fill', `(type|enter|put|fill in|fill|use) [in] {generate:made} ${into} {target:field} ${kept} {as}`),
  verb('fill', `(type|enter|put|fill in|fill|use) [in] {generate:made} ${kept} {as} ${into} {target:field}`),
  verb(
    'fill',
    '(enter|type|type in|input|put|put in|fill in|provide|use|key in) [the] {target:fieldNoun} {value:data}',
  ),
  verb('fill', '(enter|type|type in|input|put in|fill in|key in) the {target:fieldNoun} {value:data} {place:where}'),
  // `enter billing address "Main St 1"`: the field and its value, side by side.
  verb('fill', '(enter|type|type in|input|put in|fill in|provide|key in) [the] {target:ownFieldNoun} {value:quoted}'),
  verb('set', 'set [the] {target:ownFieldNoun} {value:quoted}'),
  verb('set', 'set [the] {target:attribute} {value:quoted}'),
  verb('fill', '(enter|type|type in|input|put in|fill in|provide|use) [the] {target:loginNoun} {value:credential}'),
  verb('open', 'enter {target:section}'),
  verb('type', '(start|begin) typing [in] [the text|the words|the word|text|words] {value:typed}'),
  verb('type', '(type|write|key|input|paste) [in] [the text|the words|the word|text|words] {value:typed}'),
  // "enter in Name": the key, or what is entered; nobody can tell.
  verb('type', 'enter [the text|the words|the word|text|words] {value:typed}'),
  verb('clear', '(clear|empty|blank|erase|wipe|clear out|empty out|reset) {target:clearable}'),
  verb('clear', '(clear|empty|erase|wipe|clear out) the search', { target: { role: 'searchbox' } }),
  verb('clear', '(clear|erase|remove|delete) [all] [the] (text|content|contents|value) (of|in|from) {target:field}'),
  verb('clear', '(leave|keep|make) {target:field} (empty|blank|unfilled|as is empty)'),
  verb('clear', '(leave|keep) [the] [value of] {target:field} blank'),
  verb('select', 'select {value:month} (in|from) {target:field}'),
  verb(
    'pickDate',
    '(pick|select|choose|set|enter|use) [the] [date] {value:date} (in|from|for|as|on|into|under) {target:field}',
  ),
  verb('pickDate', '(pick|select|choose) [the] date {value:date}'),
  verb('set', '(set|change) [the] {target:bareFieldNoun} as {value:notField}'),
  verb('select', '(choose|select|pick|set) {value:option} as (its|the|his|her|their) {target:bareField}'),
  verb('set', 'filter by [the] {target:bareField} {value:givenText}'),
  verb(
    'pickDate',
    '(pick|select|choose) {value:bareDate} [in the calendar|in the date picker|in the datepicker|from the calendar]',
  ),
  verb(
    'select',
    '(sort|order|filter|group) [the] [list|table|results|items|products|rows|page] (by|with) {value:option} (using|with|via|in|from|through) {target:dropdown}',
  ),
  verb(
    'fill',
    '(leave|add|post|put|enter|write) [a|an|the] (comment|note|message|reply|review|text|description) {value:quoted} (in|into|to) {target:textField}',
  ),
  verb('fill', '(add|create|enter|type|post|send|submit) {value:quoted} (via|using|through|with) {target:textField}'),
  verb('fill', '(replace|swap) {skip:given} (with|by|to|for) {value} in {target:field}'),
  // What is changed "in Settings" is the setting; only in what one writes into may it be a word.
  verb('fill', 'change {skip:given} (with|to) {value} in {target:textField}'),
  verb('choose', '(select|choose|pick) [the] {text:option} as [the] (radio|radio button|radio option)', {
    target: { role: 'radio' },
  }),
  verb(
    'uncheck',
    '(remove|take|clear) [the] (tick|check|checkmark|check mark|tick mark) (on|in|at|from|off|out of|next to|beside) {target:checkable}',
  ),
  verb(
    'select',
    '(select|choose|pick|set|take) [the] [option|value|entry] {value:option} (from|in|out of|for) {target:dropdown}',
  ),
  verb('select', '(select|choose|pick|set|take) [the] [option|value|entry] {value:optionAs} as {target:dropdown}'),
  verb('select', '(select|choose|pick|set) [the] [option|value|entry] {value:option} (on|within) {target:setOff}'),
  verb('pickDate', '(in|for) {target:field} (select|choose|pick) [the] [date] {value:calendarDate}'),
  verb(
    'select',
    '(from|in) {target:dropdown} [i|we|you] (select|choose|pick|take) [the] [option|value] {value:option}',
  ),
  verb('select', '(select|choose|pick) [the] [option|value] {value:optionAs} as [the] {target:field}'),
  verb('select', '(select|choose|pick) [the] [option|value] {value:optionAs} as [the] {target:calledAfter}'),
  verb('select', '(select|choose|pick) (from|in) {target:setOff} [the] [option|value] {value:quoted}'),
  verb('set', '(set|change|switch|adjust) [the] [number of] {target:perPage} to {value:setTo}'),
  verb('select', '(select|choose|pick|show|set) {value:amount} {target:perPage}'),
  verb('set', '(give|rate) {target:rated} [with|at] {value:stars}'),
  verb(
    'set',
    '(set|change|adjust) [the] {skip:skipped} (with|using|via|through|in) {target:dropdown} to {value:setTo}',
  ),
  verb(
    'set',
    '(set|change|switch|adjust|update|edit|modify|correct|amend|alter|put|bump|bump up|crank up|crank|raise|lower|nudge|turn up|turn down|increase|decrease) [the] [value of] {target:setting} to {value:setTo}',
  ),
  verb('set', '(bump|turn|crank|push|dial) {target:setting} (up to|down to) {value:setTo}'),
  verb('set', '(set|change|switch|put|turn) [the] {target:setting} back to {value:setTo}'),
  verb('set', '(set|change|switch|adjust|update) [the] [value of] {target:setting} to {value:setTo} {place:where}'),
  verb('set', '(set|change|adjust|update) [the] [value of] {target:setting} (as|with|at) {value:setTo}'),
  verb('set', 'put {target:slider} at {value:figure}'),
  verb('set', 'make {target:setting} {value:figure}'),
  verb('fill', 'as [the] {target:field} (put|enter|type|use|write|fill in) {value}'),
  // "enter username as admin": a noun of a field, and what is none.
  verb(
    'fill',
    '(enter|type|put in|write|key in|input|provide|supply|give|use) [the] {target:bareFieldNoun} as {value:notField}',
  ),
  verb('fill', '(enter|type|put in|put|write|key in|input) {value} as [the] {target:field}'),
  verb(
    'fill',
    '(chuck|stick|pop|bung|drop|shove|slap|plonk|whack|throw|punch|bang|set|plug|stuff|jot) [in] {value} (in|into|to) {target:textField}',
  ),
  verb('set', '(give|use|supply|provide) [a|an] {generate:made} (as|for) [the] {target:field}'),
  verb('fill', '(enter|type|put) [a|an] {generate:made} as [the] {target:field}'),
  verb('set', '(give|use|supply|provide|enter) {value} (as|for) [the] {target:field}'),
  verb('set', '(set|use) {value} (for|as|on) [the] {target:field}'),
  verb(
    'check',
    '(put|place|set|make) [a|the] (tick|check|checkmark|check mark|tick mark) (on|in|at|next to|beside|for) {target:checkable}',
  ),
  verb('check', 'mark {target:checkable} as (checked|ticked|selected|on|done)'),
  listed(
    'check',
    '(check|tick|mark|activate|enable) (the box|the checkbox|the tick box|box|checkbox) [for|labelled|labeled|of|saying|that says|with] {target}',
  ),
  listed('check', '(tick|cross) {target:checkable} off'),
  listed('check', '(tick off|cross off|tick|check off|turn on|switch on|flip on) {target:checkable}'),
  listed('check', '(check|enable|mark|activate) {target:namedBox} [on]'),
  listed('check', '(turn|switch|flip|toggle) {target:checkable} [back] on'),
  verb('check', '(set|put|move) {target:namedBox} [to] on'),
  verb('uncheck', '(set|put|move) {target:namedBox} [to] off'),
  listed('uncheck', '(uncheck|untick|deselect|unselect|unmark|turn off|switch off|flip off) {target:checkable}'),
  listed('uncheck', '(disable|deactivate) {target:namedBox}'),
  listed('uncheck', '(turn|switch|flip|toggle) {target:checkable} [back] off'),
  verb('toggle', '(toggle|flip|switch) {target:checkable} back'),
  listed('toggle', '(toggle|flip) {target:checkable} [over]'),
  listed('toggle', 'switch {target:thing} [over]'),
  verb('select', '(choose|pick|select) {target:attribute} {value:data}'),
  verb('select', '(choose|pick|select) {target:trait} {value:unquoted}'),
  verb(
    'upload',
    `(upload|attach|add|drop|drag|put|choose|select|pick) [the|a|an] ${fileKind} [file|files|image|document|photo|picture|attachment] [called|named] {value:file} (to|into|in|onto|on|for|using|via|through|as|with|from|under) {target:field}`,
  ),
  verb('choose', '(choose|pick|select|opt for|go for|go with) {target:ofKind}'),
  verb('choose', '(choose|pick|select|opt for|go for|go with) [the] {target:choosable}'),
  verb('upload', '(upload|attach) [the] {value:file} (to|into|in) [the] {target:bareField}'),
  verb('upload', '(upload|attach|drop) [the] {value:file} (to|into|in|onto|on|under) {target:uploadArea}'),
  verb(
    'upload',
    `(upload|attach|choose|select|pick|drop|provide|add) [the|a|an] ${fileKind} [file|image|document|photo|picture] [called|named] {value:file}`,
  ),
];
