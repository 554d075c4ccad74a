import type { ElementState } from '@smokejumper/contracts';

const phrases: [ElementState, string][] = [
  ['enabled', 'enabled|clickable|active|activated|available to click|usable'],
  ['disabled', 'disabled|greyed out|grayed out|inactive|unclickable|not clickable'],
  ['checked', 'checked|ticked|on|switched on|turned on|toggled on|activated on'],
  ['unchecked', 'unchecked|unticked|off|switched off|turned off|toggled off'],
  [
    'selected',
    'selected|chosen|the selected option|the active tab|the current tab|the selected tab|the open tab|the active menu item|the selected menu item|the current menu item|the selected one|the active one|the current step|the active step|highlighted|preselected',
  ],
  ['not-selected', 'unselected|deselected'],
  ['focused', 'focused|in focus|the focused element'],
  ['expanded', 'expanded|unfolded|open|opened'],
  ['collapsed', 'collapsed|folded|closed|folded up'],
  ['editable', 'editable|writable'],
  ['readonly', 'readonly|read only|not editable'],
  ['required', 'required|mandatory|marked as required|a required field'],
  ['empty', 'empty|blank|cleared|empty again'],
  ['not-empty', 'filled|filled in|nonempty|non-empty'],
];
const states = new Map(phrases.flatMap(([state, words]) => words.split('|').map((word) => [word, state] as const)));

const opposites: Partial<Record<ElementState, ElementState>> = {
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
  selected: 'not-selected',
  'not-selected': 'selected',
  expanded: 'collapsed',
  collapsed: 'expanded',
  editable: 'readonly',
  readonly: 'editable',
  empty: 'not-empty',
  'not-empty': 'empty',
};

/** The state that words name, or its opposite; `undefined` when there is no such state. */
export function stateOf(words: string, negated: boolean): ElementState | undefined {
  const state = states.get(words);
  return state && negated ? opposites[state] : state;
}

/** What may be said of a thing without an "is" before it: "the toast gone". */
export const stateWord =
  /^(?:shown|displayed|visible|listed|gone|present|disabled|enabled|checked|unchecked|ticked|unticked|selected|hidden|empty|focused|expanded|collapsed|readonly|missing|greyed|closed|open|opened|sorted)$/;
