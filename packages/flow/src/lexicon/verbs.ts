import type { Step } from '@smokejumper/contracts';

/**
 * One way to say an action. The wording is the grammar (see patterns/pattern.ts): slots named like a field of a step
 * fill that field. `more` adds what the words imply. `list`: "A and B" are two targets rather than one label.
 */
export interface VerbEntry {
  action: Step['action'];
  wording: string;
  more?: Partial<Step>;
  list?: boolean;
}

const into = '(into|in to|inside|in|onto|on|to|for)';
const verb = (action: Step['action'], wording: string, more?: Partial<Step>): VerbEntry => ({
  action,
  wording,
  ...(more && { more }),
});
const listed = (action: Step['action'], wording: string, more?: Partial<Step>): VerbEntry => ({
  ...verb(action, wording, more),
  list: true,
});

/** First that fits wins, so the narrower wording comes first. */
export const verbs: VerbEntry[] = [
  // Going places
  verb('newTab', '(open|visit|load|go to|navigate to) {value:url} in [a] [new|another] [browser] tab'),
  verb('newTab', 'open [a] new [browser] tab (with|at|for|on|and go to|to) {value:url}'),
  verb('newTab', 'open [a] new [browser] tab'),
  verb(
    'navigate',
    '(open|visit|load|load up|bring up|pull up|call up|browse to|browse|head to|head over to|jump to|surf to|land on|start at|start on|start from|begin at|begin on|launch|access|return to|point the browser at|enter the url|hit up|hit|pop over to|pop to|swing by|fire up|hop to|hop over to|nip to|surf over to|jump over to) [the] [page|url|address|site|path|website] [at] {value:url} [page]',
  ),
  verb('navigate', 'open up [the] [page|url] {value:url}'),
  verb(
    'navigate',
    '(go|navigate|move|come|get|head) [back|directly|straight] (to|over to|on to) [the] [page|url|address|path] {value:url} [page]',
  ),
  verb('navigate', '(am|are|be|is|being) (on|at) [the] [page|url|address] {value:url} [page]'),
  verb('navigate', '(on|at|in|from) [the] [page|url] {value:url} [page]'),
  verb('navigate', '{value:bareUrl}'),
  verb(
    'back',
    '(go|navigate|move|step) back [one page|a page|once|in the browser|to the previous page|to the page before]',
  ),
  verb(
    'back',
    "(press|click|hit|use|tap) [the] (browser back button|browser's back button|back button of the browser|browser back|back button in the browser)",
  ),
  verb('back', '(return|go back) to the previous page'),
  verb('back', 'back'),
  verb('forward', '(go|navigate|move|step) (forward|forwards) [one page|a page|once|in the browser|again]'),
  verb(
    'forward',
    "(press|click|hit|use|tap) [the] (browser forward button|browser's forward button|forward button of the browser|browser forward)",
  ),
  verb('forward', 'forward'),
  verb(
    'reload',
    '(reload|refresh) [it|the page|this page|the browser|page|the tab|the site|the current page|browser|the window]',
  ),
  verb('reload', '(hit|press|click|do) [a|the] [browser] (reload|refresh)'),
  verb('reload', 'load the page again'),

  // Tabs of the browser
  verb(
    'switchTab',
    '(switch|go|change|move) [back] to [the] (new|newly opened|newest opened|opened|other) [browser] (tab|window)',
    { target: { role: 'page', ordinal: -1 } },
  ),
  verb('switchTab', '(switch|go|change|move) [back] to [the] (original|previous|old) [browser] (tab|window)', {
    target: { role: 'page', ordinal: 1 },
  }),
  verb('switchTab', '(switch|change) [back|over] to {target:tab}'),
  verb('switchTab', '(go|move|return|get) back to {target:browserTab}'),
  verb('switchTab', '(go|move|return) to {target:browserTab}'),
  verb('closeTab', 'close [the|this|that] [current|new|browser|second|other|opened|popup] (tab|window)'),

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
  verb('rightClick', 'do a (right click|context click) on {target}'),
  verb('doubleClick', 'do a double click on {target}'),
  verb('hover', '(hover|rest) the (mouse|cursor|pointer) over {target}'),
  verb('doubleClick', 'double (click|tap|press) [on|upon] {target}'),
  verb('rightClick', '(right click|secondary click|context click) [on|upon] {target}'),
  verb('rightClick', 'open the context menu (of|on|for) {target}'),
  verb('click', '(click|tap|press|hit|push|select) {target:ordinalList}'),
  listed('click', '(click|tap) [on|upon|at|onto] {target}'),
  verb('click', '(click|tap) (in|into|inside|inside of|within) {target:typable}'),
  verb(
    'click',
    '(focus|focus on|give focus to|set focus to|set the focus to|set focus on|set the focus on|move the focus to|move focus to) {target:named}',
  ),
  verb('click', '(put|place|set|move) the (cursor|caret|focus) (in|into|inside) {target:typable}'),
  verb('click', '(collapse|fold|fold up|minimise|minimize) {target:named}'),
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
  verb(
    'drag',
    '(drag|drag and drop|pull|drag over) {target:dragged} (to|onto|into|on to|on|over|and drop it on|and drop it onto|and drop it into|and drop it in|and drop on|and drop onto|below|above|in|over to|and drop it onto|into|onto the top of) {to:dropPlace}',
  ),
  verb('drag', 'move {target:thing} (to|onto|into|over to|below|above) {to:thing}'),
  verb('scroll', 'scroll [down|up|all the way] [down|up] to [the] [very] {value:edge} [of the page|of the screen]'),
  verb('scroll', 'scroll [the page] {value:way} [a bit|a little|the page|once|on the page]'),
  verb('scroll', '(scroll|go) all the way down', { value: 'bottom' }),
  verb('scroll', '(scroll|go) all the way up', { value: 'top' }),
  verb('scroll', 'scroll [the page] [down] [the page]', { value: 'down' }),
  verb(
    'scroll',
    'scroll [down|up|the page down|the page] [until you reach|until you see|to|until|into view] {target:seen}',
  ),
  verb('scroll', '(scroll|bring) {target} into view'),

  // Keyboard
  verb('click', '(press|hit|push) [the] {target:sign}'),
  verb(
    'press',
    '(press|hit|strike|push|use) [the] [letter|key|character|key combination|combination|shortcut] {value:key} [key|keys|shortcut] [on the keyboard|on your keyboard]',
  ),
  verb('press', '(press|hit|strike) [the] {value:key} [key] (in|inside|on|within) {target:keyed}'),
  verb('press', 'use [the] [keyboard] shortcut {value:key}'),
  verb(
    'press',
    '(submit|confirm|send|save|cancel|close|dismiss|finish) [it] (with|by using|using|via) [the] {value:key} [key]',
  ),
  verb('click', 'use {target:presser}'),
  verb('select', 'use {target:dropdown} to (select|choose|pick|set) {value:option}'),
  verb('select', 'answer {value:quoted} (to|for|in) {target:dropdown}'),
  verb('set', '(change|switch|update|edit) [the] {target:unplaced} from {skip:given} to {value:setTo}'),
  verb('press', '(send|type) [the] {value:key} key'),
  verb('press', '(type|enter) {value:keyName}'),
  verb('press', '(in|inside) {target:field} (press|hit) [the] {value:key} [key]'),

  listed('click', '(press|hit|push|punch|smash|mash|bash|whack|slam) [on] {target:pressed}'),

  // Forms
  verb(
    'fill',
    `(type|enter|put|write|key in|key|input|insert|fill in|fill|paste|provide|supply|add|stick|pop|chuck|bung|drop|shove|slap) [in] [a|an|the] {generate:made} ${into} {target:field}`,
  ),
  verb('fill', '(fill|fill in|fill out|populate|complete) {target:field} (with|using|by) [a|an] {generate:made}'),
  verb(
    'fill',
    `(type|enter|put|write|key in|key|input|insert|fill in|fill|paste|type in|enter in) [the] [text|value|words|number|url|address|email|email address|password|username|name|code|phrase|amount|pin|date|date of birth|message|comment|city|query|search term] {value} ${into} {target:field}`,
  ),
  verb(
    'fill',
    '(fill|fill in|fill out|populate|complete) {target:field} (with|as|using|by) [the] [text|value|words] {value}',
  ),
  verb(
    'fill',
    '(replace|overwrite|swap|swap out) [the] (text|content|contents|value) (of|in) {target:field} (with|by|for) [the] [text|value] {value}',
  ),
  verb('fill', '(swap|swap out|exchange) {target:textField} (for|with) {value}'),
  verb(
    'fill',
    '(replace|overwrite) [the] [text|content|contents|value] [of|in] {target:field} (with|by) [the] [text|value] {value}',
  ),
  verb('fill', '(replace|overwrite) {target:field} (with|by) {value}'),
  verb('fill', '(change|update|edit) the (text|content|contents) (of|in) {target:field} to {value}'),
  verb(
    'fill',
    '(in|into|inside|for) {target:field} (type|enter|put|write|input|key in|paste) [the] [text|value] {value}',
  ),
  verb('fill', '(fill|enter|type) {target:field} in (with|as) {value}'),
  verb('fill', `(type|enter|put|fill in|fill|use) [in] {generate:made} ${into} {target:field} (as|named|called) {as}`),
  verb(
    'fill',
    '(enter|type|type in|input|put|put in|fill in|provide|use|key in) [the] {target:fieldNoun} {value:data}',
  ),
  verb('type', '(type|enter|write|key in|input|paste) [in] [the] [text|words] {value:typed}'),
  verb('clear', '(clear|empty|blank|erase|wipe|clear out|empty out|reset) {target:clearable}'),
  verb('clear', '(clear|erase|remove|delete) [all] [the] (text|content|contents|value) (of|in|from) {target:field}'),
  verb('clear', '(leave|keep|make) {target:field} (empty|blank|unfilled|as is empty)'),
  verb('clear', '(leave|keep) [the] [value of] {target:field} blank'),
  verb(
    'pickDate',
    '(pick|select|choose|set|enter|give|use) [the] [date] {value:date} (in|from|for|as|on|into|under) {target:field}',
  ),
  verb('pickDate', '(pick|select|choose) [the] date {value:date}'),
  verb(
    'pickDate',
    '(pick|select|choose) {value:bareDate} [in the calendar|in the date picker|in the datepicker|from the calendar]',
  ),
  verb(
    'select',
    '(sort|order|filter|group) [the] [list|table|results|items|products|rows|page] by {value:option} (using|with|via|in|from|through) {target:dropdown}',
  ),
  verb(
    'fill',
    '(leave|add|post|put|enter|write) [a|an|the] (comment|note|message|reply|review|text|description) {value:quoted} (in|into|to) {target:textField}',
  ),
  verb('fill', '(replace|change|swap) {skip:given} (with|by|to|for) {value} in {target:field}'),
  verb('choose', '(select|choose|pick) [the] {text:option} as [the] (radio|radio button|radio option)', {
    target: { role: 'radio' },
  }),
  verb(
    'select',
    '(select|choose|pick|set) [the] [option|value|entry] {value:option} (from|in|out of|for|as) {target:dropdown}',
  ),
  verb('select', '(select|choose|pick|set) [the] [option|value|entry] {value:option} (on|within) {target:setOff}'),
  verb('select', '(from|in) {target:dropdown} (select|choose|pick) [the] [option|value] {value:option}'),
  verb('select', '(select|choose|pick) [the] [option|value] {value:option} as [the] {target:field}'),
  verb('set', '(set|change|adjust) [the] {skip} (with|using|via|through|in) {target:dropdown} to {value:setTo}'),
  verb(
    'set',
    '(set|change|switch|adjust|update|edit|modify|put|bump|bump up|crank up|crank|raise|lower|nudge|turn up|turn down|increase|decrease) [the] [value of] {target:setting} to {value:setTo}',
  ),
  verb('set', '(set|change|switch|adjust|update) [the] [value of] {target:setting} to {value:setTo} {place:where}'),
  verb('set', '(set|change|adjust|update) [the] [value of] {target:setting} (as|with) {value:setTo}'),
  verb('fill', '(enter|type|put|write|fill in|key in|input) {value} as [the] {target:field}'),
  verb(
    'fill',
    '(chuck|stick|pop|bung|drop|shove|slap|plonk|whack|throw|punch|bang|set|plug|stuff|jot) [in] {value} (in|into|to) {target:textField}',
  ),
  verb('set', '(give|use|supply|provide|enter) {value} (as|for) [the] {target:field}'),
  verb('set', '(set|use) {value} (for|as|on) [the] {target:field}'),
  verb('check', 'mark {target:checkable} as (checked|ticked|selected|on|done)'),
  listed(
    'check',
    '(check|tick|mark|activate|enable) (the box|the checkbox|the tick box|box|checkbox) [for|next to|labelled|labeled|of|beside|saying|that says|with] {target}',
  ),
  listed('check', '(tick|check off|turn on|switch on|flip on) {target:checkable}'),
  listed('check', '(check|enable|mark|activate) {target:namedBox} [on]'),
  listed('check', '(turn|switch|flip|toggle) {target:checkable} on'),
  verb('check', '(set|put|move) {target:namedBox} [to] on'),
  verb('uncheck', '(set|put|move) {target:namedBox} [to] off'),
  listed('uncheck', '(uncheck|untick|deselect|unselect|unmark|turn off|switch off|flip off) {target:checkable}'),
  listed('uncheck', '(disable|deactivate) {target:namedBox}'),
  listed('uncheck', '(turn|switch|flip|toggle) {target:checkable} off'),
  listed('toggle', '(toggle|flip) {target:checkable} [over]'),
  listed('toggle', 'switch {target:thing} [over]'),
  verb('select', '(choose|pick|select) {target:attribute} {value:data}'),
  verb('choose', '(choose|pick|select|opt for|go for|go with) [the] {target:choosable}'),
  verb(
    'upload',
    '(upload|attach|add|drop|drag|put|choose|select|pick) [the] [file|files|image|document|photo|picture|attachment] {value:file} (to|into|in|onto|on|for|using|via|through|as|with|from) {target:field}',
  ),
  verb(
    'upload',
    '(upload|attach|choose|select|pick|drop|provide|add) [the|a] [file|image|document|photo|picture] [called|named] {value:file}',
  ),

  // Things of the page
  verb(
    'click',
    '(remove|delete|close|open|submit|save|send|cancel|archive|edit|confirm|raise|lower|increase|decrease|add|share|copy|print|publish|restore|undo|approve|dismiss|duplicate|rename|hide|show|expand|collapse) [it|them|that|this|the form|this form|the dialog|the popup] [by one|by 1|once] (with|using|via|through|by means of) {target:presser}',
  ),
  verb(
    'dismissDialog',
    '(dismiss|cancel|decline|reject|refuse) [the] [browser|native|js|javascript] (alert|confirm|confirm dialog|confirmation|prompt|browser dialog|browser confirmation|confirm box|alert box)',
  ),
  verb('dismissDialog', '(cancel|decline|reject|refuse) [the] [confirmation] (dialog|popup)'),
  verb('dismissDialog', '(dismiss|cancel|decline) the (browser|native) (dialog|popup)'),
  verb(
    'acceptDialog',
    '(accept|confirm|ok|okay|agree to|approve) [the] [browser|native|js|javascript] [confirm|confirmation] (alert|dialog|confirm|confirmation|prompt|popup|confirm box|alert box)',
  ),
  verb(
    'press',
    '(close|dismiss|submit|cancel|confirm|leave|exit) (it|that|this|the dialog|the popup|the modal|the menu|the form|the search|the panel|the drawer|the overlay) (with|using|via) [the] {value:key} [key]',
  ),
  verb('click', '(confirm|answer) [it|this|that|the dialog|the question|the prompt] with {text:quoted}'),
  verb('dismiss', '(close|dismiss|hide|get rid of|shut|exit) {target:closable}'),
  verb('expand', '(expand|unfold|uncollapse|open up) {target}'),
  verb('open', '(open|open up|unfold|view) [up] {target:place}'),
  verb('open', '(go|navigate|head|browse|move|jump|get|return) [back|over] to {target:place}'),
  verb('open', '(visit|bring up|pull up) {target}'),
  verb(
    'search',
    '(search|look|do a search|run a search) for {value:query} (in|using|with|via|through) [the] (search box|search field|search bar|search|search input|searchbox|header|top bar|site search)',
  ),
  verb('search', '(search|do a search|run a search|search the site|search the page) for {value:query}'),
  verb(
    'search',
    '(search|do a search|run a search) [the|our] (catalog|catalogue|shop|store|app|library|docs|documentation|website|wiki|help|help centre|help center|knowledge base|whole site) for {value:query}',
  ),
  verb(
    'search',
    '(search|find|look up|look for) [for] {value:query} (in|using|with|via|through) [the] (search box|search field|search bar|search|search input|searchbox|site search)',
  ),
  verb('search', 'look for {value:quoted}'),
  verb('search', 'look up {value:quoted}'),
  verb('search', 'search {value:quoted}'),
  verb('search', '(search|look up) {value:oneWord}'),
  verb('search', 'search {value:fewWords}'),
  verb(
    'search',
    '(use|using) [the] (search|search box|search field|search bar) (to find|for|to look for|to search for) {value:query}',
  ),
  verb(
    'login',
    '(log in|sign in|log on) (as|with|using) [the] [user|username|email|account] {value:account} [/|,] [the] (password|pw|pass|passcode) {secret:account}',
  ),
  verb('login', '(log in|sign in|log on) (as|with|using) {value:account} / {secret:account}'),
  verb(
    'login',
    '(log in|sign in|log into the app|log on) (as|with) [the] [user|username|email|account] {value:account} (with|using|and|and password|/) [the] [password|pw|passcode] {secret:account}',
  ),
  verb(
    'login',
    '(log in|sign in|log on) (with|using|as) [the] [user|username|email] {value:account} and [the] [password|pw] {secret:account}',
  ),
  verb('login', '(log in|sign in|log on) (as|with|using) [the] [user|username|email] {value:account}'),
  verb(
    'login',
    '(log in|sign in|log on|authenticate) [with the configured credentials|with the configured account|with the test account|with the default credentials|with the stored credentials|first|to the app|with your credentials|with my credentials|with the configured user]',
  ),
  verb('login', '(am|are|is|being|be) (logged in|signed in)'),
  verb(
    'login',
    '(am|are|is|being|be) (logged in|signed in) (as|with) [the] [user|username|email] {value:account} (with|using|and) [the] [password|pw] {secret:account}',
  ),
  verb(
    'openEmail',
    '(open|read|check|view) [the] (newest|latest|last|most recent) (email|mail|message|e-mail) (to|for|sent to|addressed to) {target:address}',
  ),
  verb(
    'openEmail',
    '(open|read|view) [the] (email|mail|message|e-mail) (to|for|sent to|addressed to) {target:address}',
  ),

  // Outside the page
  verb(
    'remember',
    '(remember|save|store|note|note down|record|keep|grab|capture|read|memorize|memorise|copy|write down|take|take note of|make a note of) [the] (number|count|amount) of {target:counted} (as|in|into|under|under the name|under the name of|to) {as}',
    { measure: 'count' },
  ),
  verb(
    'remember',
    '(remember|save|store|note|note down|record|keep|count) how many {target:counted} [there are|are shown|are listed|are in the list] (as|in|into|under|under the name) {as}',
    { measure: 'count' },
  ),
  verb(
    'remember',
    'count [the] {target:counted} (as|and remember it as|and save it as|and call it|and remember the number as|and store it as) {as}',
    { measure: 'count' },
  ),
  verb(
    'remember',
    '(remember|save|store|note|note down|record|keep|grab|capture|read|memorize|memorise|copy|write down|take note of|make a note of) [the] [value of|text of|content of|current value of|current|number in|text in|value in|number shown in] {target} (as|in|into|under|under the name|under the name of|and call it|to) {as}',
  ),
  verb('resize', 'use [a] [viewport|window|screen] [of|size of] {value:size}'),
  verb(
    'request',
    '(send|make|issue|do|fire|perform|run|call|execute|request) [a|an|the] [http] [request|call] [to] {value:call} [request]',
  ),
  verb('request', '{value:call}'),
  verb(
    'screenshot',
    '(take|make|capture|grab|save|snap) [a|another] [full page|fullpage|full-page] (screenshot|screen shot|snapshot of the page|picture of the page|screen capture|screengrab) [of the page|of the screen|here|of this page|now]',
  ),
  verb('screenshot', 'screenshot [the page|this|here|the screen]'),
  verb('drag', '(move|drop) {target:thing} (to|onto|into|on) {to:named}'),
  verb('drag', '(move|drop|pull|shift) {target:draggedName} (to|onto|into|over to) {to:label}'),
];

/** Verbs that are the label of the control they ask for, alone or before "the form", "it", "my changes". */
export const labelVerbs =
  'save submit send confirm cancel continue accept decline reject apply publish post finish next done proceed subscribe unsubscribe register logout undo redo delete remove archive print share retry checkout pause play stop mute unmute resume reset follow unfollow approve allow deny refuse'.split(
    ' ',
  );
