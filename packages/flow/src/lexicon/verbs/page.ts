import { type VerbEntry, verb } from './entry.ts';

/** What of a thing is remembered, and the name it is remembered under. */
const shown = '[the] [value of|text of|content of|current value of|number in|text in|value in|number shown in]';
const underName = '(as|in|into|under|under the name|under the name of|and call it|to) {as}';

const noting =
  '(remember|note|note down|memorize|memorise|write down|jot down|take note of|make a note of|keep in mind)';

/** Dialogs, opening, searching, logging in, and what is outside the page. First that fits wins. */
export const page: VerbEntry[] = [
  // Things of the page
  verb(
    'click',
    '(close|dismiss|hide|exit|leave) {place:shut} (with|using|via|by) [the] {text:cross} [button|icon|sign]',
  ),
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
  // "Confirm the deletion": whoever asks, the browser or the page.
  verb('acceptDialog', '(confirm|accept) [the|this] (deletion|removal)'),
  verb(
    'acceptDialog',
    "answer the (browser's|browser) [confirm|confirmation] [alert|dialog|confirm|confirmation|prompt|popup|question] with ok",
  ),
  verb(
    'press',
    '(close|dismiss|submit|cancel|confirm|leave|exit) (it|that|this|the dialog|the popup|the modal|the menu|the form|the search|the panel|the drawer|the overlay) (with|using|via) [the] {value:namedKey} [key]',
  ),
  verb('click', '(confirm|answer) [it|this|that|the dialog|the question] with {text:quoted}'),
  verb('click', '(confirm|answer) [it|this|that|the question] with {text:quoted} {place:where}'),
  verb('click', '(confirm|answer) [it|this|that|the dialog|the question] with {text:answer}'),
  verb('click', 'confirm [it|this|that|the dialog|the question] with {text:confirming}'),
  verb('click', 'confirm [it|this|that|the question] with {text:confirming} {place:where}'),
  verb('dismiss', 'remove {target:chip}'),
  verb(
    'openEmail',
    '(open|read|check|view) [the] (newest|latest|last|most recent) (email|mail|message|e-mail) (to|for|sent to|addressed to) {target:address}',
  ),
  verb(
    'openEmail',
    '(open|read|check|view) [the] [newest|latest|last|most recent] (email|mail|message|e-mail) (to|for|sent to|addressed to) {target:address} (with|about|titled|called|whose subject is|whose subject contains) [the] [subject|title|subject line] {value:quoted}',
  ),
  verb(
    'openEmail',
    '(open|read|view) [the] [newest|latest|last|most recent] (email|mail|message|e-mail) [with|about|titled|called] [the] [subject|title|subject line] {value:quoted} (to|for|sent to|addressed to) {target:address}',
  ),
  verb(
    'openEmail',
    '(open|read|view) [the] (email|mail|message|e-mail) (to|for|sent to|addressed to) {target:address}',
  ),
  verb('dismiss', '(close|dismiss|hide|get rid of|shut|exit) {target:closable}'),
  verb('click', 'follow {target:link}'),
  verb('expand', '(show|reveal) {target:region}'),
  verb('expand', '(expand|unfold|uncollapse|open up) {target}'),
  verb('open', '(open|open up|unfold|view) [up] {target:place}'),
  verb('open', '(go|navigate|head|browse|move|jump|get|return) [back|over] to {target:place}'),
  verb('open', '(visit|bring up|pull up|pop open|call up) {target:place}'),
  verb('open', 'access {target:enterable}'),
  verb(
    'open',
    '(go|head|step|move|jump|dive|click|drill|get|enter) (into|through to|through into|down into) {target:enterable}',
  ),
  verb('open', '(take|bring) (me|us) to {target:place}'),
  verb(
    'search',
    '(search|look|do a search|run a search) for {value:query} (in|using|with|via|through) [the] (search box|search field|search bar|search|search input|searchbox|header|top bar|site search)',
  ),
  verb('search', '(search|do a search|run a search|search the site|search the page) for {value:query}'),
  verb(
    'search',
    '(search|do a search|run a search) [the|our] (catalog|catalogue|shop|store|app|library|docs|documentation|website|wiki|help|help centre|help center|knowledge base|whole site|list|table|page|inbox|directory|archive|orders|products|items|contacts|customers|clients|users|members|people|messages|emails|mails|documents|files|tickets|invoices|projects|tasks|notes|articles|posts|jobs|records|issues|recipes|books|songs|courses|patients|employees) for {value:query}',
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
    '(log in|sign in|log on|log back in|sign back in|authenticate) [with the configured credentials|with the configured account|with the test account|with the default credentials|with the stored credentials|first|to the app|to the site|to the application|to the system|to the website|to the portal|to the platform|with your credentials|with my credentials|with the configured user]',
  ),
  verb('login', '(log|sign) (me|us|myself|yourself) in'),
  verb('login', '(am|are|is|being|be) (logged in|signed in)'),

  // Outside the page
  verb(
    'remember',
    '(remember|save|store|note|note down|record|keep|grab|capture|read|memorize|memorise|copy|write down|jot down|take|take note of|make a note of) [the] (number|count|amount) of {target:counted} (as|in|into|under|under the name|under the name of|to) {as}',
    { measure: 'count' },
  ),
  verb(
    'remember',
    '(remember|save|store|note|note down|record|keep|count) how many {target:counted} [there are|there are now|are shown|are listed|are in the list|we have|i have|i see|we see] (as|in|into|under|under the name) {as}',
    { measure: 'count' },
  ),
  verb(
    'remember',
    'count [the] {target:counted} (as|and remember it as|and save it as|and call it|and remember the number as|and store it as) {as}',
    { measure: 'count' },
  ),
  verb(
    'remember',
    `(remember|note|note down|grab|capture|read|memorize|memorise|write down|note down|jot down|take note of|make a note of) ${shown} {target:kept} ${underName}`,
  ),
  verb('remember', `(save|store|keep|record|copy) ${shown} {target:stored} ${underName}`),
  // Without a name, it is called by what it is of.
  verb(
    'remember',
    `${noting} (the number of|the count of|how many) {target:counted} [there are|there are now|are shown|are listed|are in the list|we have|i have|i see|we see]`,
    { measure: 'count' },
  ),
  verb('remember', `${noting} the [current] [value of|text of|content of|current value of] {target:kept}`),
  verb('resize', 'use [a] [viewport|window|screen] [of|size of] {value:size} [viewport|window|screen] [size]'),
  verb(
    'request',
    '(send|make|issue|do|fire|perform|run|call|execute|request) [a|an|the] [http] [request|call] [to] {value:call} [request]',
  ),
  verb('request', '{value:call}'),
  verb(
    'screenshot',
    '(take|make|capture|grab|save|snap) [a|another] [full page|fullpage|full-page] (screenshot|screen shot|snapshot of the page|picture of the page|screen capture|screengrab) [of the page|of the screen|here|of this page|now|at the end|in the end|afterwards]',
  ),
  verb('screenshot', 'screenshot [the page|this|here|the screen]'),
  verb('drag', '(move|drop) {target:thing} (to|onto|into|on) {to:named}'),
  verb('drag', '(move|drop|pull|shift) {target:draggedName} (to|onto|into|over to) {to:label}'),
];
