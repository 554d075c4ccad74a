/** Labels that hold an "and". */
export const compounds = new Set(
  'save and continue|save and continue editing|save and keep editing|save and stay|save and close|save and exit|save and next|save and add another|save and new|save and finish|save and publish|save and quit|save and return|accept and continue|accept and close|agree and continue|agree and sign|terms and conditions|review and pay|review and submit|log in and continue|sign in and continue|copy and close|confirm and pay|confirm and continue|confirm and send|save and send|save and preview|print and close|continue and pay|stop and save|apply and close|submit and continue|verify and continue|create and continue|create and add another|delete and close|drag and drop|cut and paste|copy and paste|search and filter|privacy and security|sign and send|check and continue|discard and close|buy and install|commit and push|find and replace'.split(
    '|',
  ),
);

/** What a button finishes, and what it goes on with: "Pay and print". A bare "share" or "close" is nobody's act of its own. */
const pairs =
  /^(?:save|pay|accept|agree|apply|create|update|review|verify|check|sign|send|copy|merge|crop|book|register|upload|import|export|scan|stop|discard|download|approve|publish|confirm|submit|finish|generate|rename|duplicate|archive|test|lock|log in|sign in) (?:and|&) (?:continue|close|exit|quit|finish|share|print|preview|publish|return|stay|download|pay|send|sign|merge|rotate|submit|add another|start over|forget me|view|view it)$/;

/** Whether these words, in lower case, are one label though they hold an "and". */
export const isCompoundLabel = (words: string): boolean => compounds.has(words) || pairs.test(words);
