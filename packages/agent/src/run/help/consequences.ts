/** What cannot be undone, by the words it goes by on a page and those by which a spec asks for it. */
const kinds: readonly { what: string; shown: RegExp; asked: RegExp }[] = [
  {
    what: 'removing something',
    shown:
      /\b(?:delete|remove|erase|destroy|wipe|purge|terminate|deactivate|disable account|unsubscribe)\b|\b(?:close|cancel)\b.{0,20}\b(?:account|subscription|plan|membership|order|booking|project|workspace)\b|\bfactory reset\b/i,
    asked:
      /delet|remov|eras|destroy|wip(?:e|ing)|purg|terminat|deactivat|unsubscri|clos(?:e|ing)|cancel|clean|discard|reset/i,
  },
  {
    what: 'paying',
    shown:
      /\b(?:pay|buy|purchase|donate|withdraw|subscribe|check ?out|send money|place (?:your |the |my )?order|order now)\b|\btransfer\b.{0,20}(?:\bfunds?\b|\bmoney\b|[$€£]|\d)/i,
    asked:
      /\bpa(?:y|id)|buy|bought|purchas|donat|withdraw|subscri|sign(?:s|ed|ing)? up|check(?:s|ed|ing)?[ -]?out|money|order|transfer|upgrad|\bplan\b|cart|basket|book/i,
  },
  {
    what: 'giving access',
    shown:
      /\b(?:grant|authori[sz]e|transfer ownership|allow access|make (?:\w+ ){0,3}(?:admin|owner|public)|share|invite|install)\b/i,
    asked:
      /grant|authori|ownership|access|admin|owner|public|shar(?:e|ing)|invit|install|member|mate\b|user|people|colleague|permission|role/i,
  },
  {
    what: 'changing or showing credentials',
    shown:
      /\b(?:change|reset|update|show|reveal|copy|export|regenerate|rotate|create|generate|new)\b.{0,24}\b(?:password|passphrase|e-?mail address|api keys?|tokens?|secrets?|two-factor|2fa|recovery codes?)\b/i,
    asked:
      /(?:chang|reset|updat|forgot|show|reveal|cop(?:y|ies)|export|rotat|generat|creat|new).{0,40}(?:password|passphrase|e-?mail|key|token|secret|two-factor|2fa|recovery)/i,
  },
];

/**
 * What a press on this name would do that cannot be undone and that nothing in the spec asks for; null: nothing. Read in
 * English; a model is held to it, since a page may have talked it into anything.
 */
export function unaskedConsequence(name: string, spec: string): string | null {
  const shown = name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s/_.-]+/g, ' ');
  const asked = spec.replace(/\{\{[^}]*\}\}|\$\{[^}]*\}/g, ' ');
  return kinds.find((kind) => kind.shown.test(shown) && !kind.asked.test(asked))?.what ?? null;
}
