import { type VerbEntry, verb } from './entry.ts';

/** Addresses, pages by name, history and tabs of the browser. First that fits wins. */
export const going: VerbEntry[] = [
  // Going places
  verb(
    'newTab',
    '(open|visit|load|go to|navigate to|bring up|pull up|call up|open up) {value:url} in [a] [new|another] [browser] tab',
  ),
  verb('newTab', 'open [a] new [browser] tab (with|at|for|on|and go to|to) {value:url}'),
  verb('newTab', 'open [a] new [browser] tab'),
  verb('newTab', 'in (a new|another) [browser] tab (open|visit|load|go to|navigate to) {value:url}'),
  verb(
    'navigate',
    '(open|visit|load|load up|bring up|pull up|call up|browse to|browse|head to|head over to|jump to|surf to|land on|start at|start on|start from|begin at|begin on|launch|access|return to|point the browser at|enter the url|hit up|hit|pop over to|pop to|swing by|fire up|hop to|hop over to|nip to|surf over to|jump over to) [the] [page|url|address|site|path|website] [at] {value:url} [page]',
  ),
  verb('navigate', 'open up [the] [page|url] {value:url}'),
  verb(
    'navigate',
    '(open|launch|start|point|use) [up] [the|a|your|my] (browser|browser window) (at|on|to|with|and go to) [the] [page|url|address] {value:url}',
  ),
  verb('navigate', '(take|bring|get) (me|us|yourself) to [the] [page|url] {value:url} [page]'),
  verb('navigate', '(make|find) (my|your|our) way (to|over to) [the] [page|url] {value:url} [page]'),
  verb('navigate', '(am|are|be|is|being) in {value:bareUrl}'),
  verb('navigate', '(start|begin) (off|out|over) (at|on|from|with) [the] [page|url] {value:url} [page]'),
  verb('navigate', '(open|visit|load|go to|navigate to) [the] {skip} [page] (at|under) {value:bareUrl}'),
  verb(
    'navigate',
    '(type|enter|paste|put|write) [the] [address|url] {value:url} (in|into|to) [the] [browser] (address bar|url bar|location bar|browser bar|address field of the browser)',
  ),
  verb(
    'navigate',
    '(go|navigate|move|come|get|head) [back|directly|straight] (to|over to|on to) [the] [page|url|address|path] {value:url} [page]',
  ),
  verb(
    'navigate',
    '(go|navigate|enter|get|connect|access) (in|on|at|into|to) [the] [page|url|site|address|website] {value:bareUrl}',
  ),
  verb('navigate', 'enter [the] (page|site|website) {value:bareUrl}'),
  verb('navigate', '(am|are|be|is|being) (on|at) [the] [page|url|address] {value:url} [page]'),
  verb('navigate', '(on|at|in|from) [the] [page|url] {value:url} [page]'),
  verb('navigate', '{value:bareUrl}'),
  verb(
    'back',
    '(go|navigate|move|step) back [one page|a page|once|in the browser|to the previous page|to the page before|again]',
  ),
  verb(
    'back',
    "(press|click|hit|use|tap) [the] (browser back button|browser's back button|back button of the browser|browser back|back button in the browser)",
  ),
  verb('back', '(go|navigate|move) (one|a) page back'),
  verb('back', '(return|go back) to the previous page'),
  verb('back', 'back [again]'),
  verb('forward', '(go|navigate|move|step) (forward|forwards) [one page|a page|once|in the browser|again]'),
  verb(
    'forward',
    "(press|click|hit|use|tap) [the] (browser forward button|browser's forward button|forward button of the browser|browser forward)",
  ),
  verb('forward', '(forward|forwards) [again]'),
  verb(
    'reload',
    '(reload|refresh) [it|the page|this page|the browser|page|the tab|the site|the current page|browser|the window]',
  ),
  verb('reload', '(hit|press|click|do) [a|the] [browser] (reload|refresh)'),
  verb('reload', 'load the page again'),
  verb('open', '(go|navigate|move|skip|jump|turn|page|click through) to [the] next page', {
    target: { text: 'next page' },
  }),
  verb('open', '(go|navigate|move|skip|jump|turn|page) to the last page', { target: { text: 'last page' } }),
  verb('open', '(go|navigate|move|skip|jump|turn|page) [back] to the first page', { target: { text: 'first page' } }),
  verb('open', '(go|navigate|move|skip|jump|turn|page) to [the] next page {place:whose}', {
    target: { text: 'next page' },
  }),
  verb('click', '(click|press|tap) [on] {target:nextPage}'),
  verb('click', '(click|press|tap) [on] page {target:pageNumber} [in the pagination|in the pager]'),
  verb(
    'open',
    '(go|navigate|move|skip|jump|turn|switch|open) [to] page {target:pageNumber} [in the pagination|in the pager]',
  ),

  // Tabs of the browser
  verb(
    'switchTab',
    '(switch|go|change|move) [back] to [the] (new|newly opened|newest opened|opened|other) [browser] (tab|window)',
    { target: { role: 'page', ordinal: -1 } },
  ),
  verb('open', '(switch|change|move on|move|flip|click over|hop|skip|return) [back|over] to {target:pageTab}'),
  verb('open', '(switch|change|flip|swap) [back|over] to {target:part}'),
  verb('open', 'switch [back|over] to {target:quotedPart}'),
  verb('switchTab', '(switch|go|change|move) [back] to [the] (original|previous|old) [browser] (tab|window)', {
    target: { role: 'page', ordinal: 1 },
  }),
  verb('switchTab', '(switch|change|jump|hop) [back|over] to {target:tab}'),
  verb('switchTab', '(go|move|return|get) back to {target:browserTab}'),
  verb('switchTab', '(go|move|return) to {target:browserTab}'),
  verb('closeTab', '(close|shut) [the|this|that] [current|new|browser|newly opened|opened|popup] (tab|window)'),
];
