/**
 * Wording that works, by the verb of a clause that did not; `A` and `B` stand for the names it gave. The first entry
 * whose words fit is used; a test compiles every one of them.
 */
export const examples: { verbs: RegExp; wordings: readonly string[] }[] = [
  { verbs: /^(?:select|pick|choose)$/, wordings: ['select "A" from "B"'] },
  { verbs: /^(?:enter|type|fill|put|write|input|key|provide|complete)$/, wordings: ['enter "A" in "B"'] },
  { verbs: /^(?:set|change|adjust|update)$/, wordings: ['set "B" to "A"'] },
  { verbs: /^(?:wait|pause)$/, wordings: ['wait until "A" is visible'] },
  { verbs: /^(?:go|open|visit|navigate|return)$/, wordings: ['open /path', 'open "A"'] },
  { verbs: /^(?:log|login|sign)$/, wordings: ['log in', 'log in as "A" with the password "B"'] },
  { verbs: /^(?:search|find|look)$/, wordings: ['search for "A"'] },
  { verbs: /^(?:tick|check|enable|activate|mark)$/, wordings: ['tick "A"'] },
  { verbs: /^(?:untick|uncheck|disable|deactivate)$/, wordings: ['untick "A"'] },
  { verbs: /^(?:drag|move|drop)$/, wordings: ['drag "A" onto "B"'] },
  { verbs: /^(?:upload|attach)$/, wordings: ['upload "file.pdf" to "B"'] },
  { verbs: /^(?:remember|note|save|store|count|record)$/, wordings: ['remember the number of rows as before'] },
  { verbs: /^(?:repeat|keep|redo)$/, wordings: ['click "A" until "B" is visible'] },
  { verbs: /^(?:press|hit|tap)$/, wordings: ['press Enter', 'click "A"'] },
];

/** For everything else that asks for something, and for everything that claims something. */
export const actionExamples: readonly string[] = ['click "A"', 'enter "A" in "B"'];
export const claimExamples: readonly string[] = ['expect "A" to be visible', '"B" should be "A"'];
