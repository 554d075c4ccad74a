import { isGiven, lows, type Token } from '../../tokenise/token.ts';
import { assertion, type Claim, claim } from '../complement.ts';
import { readFileSubject } from '../subject/file-subject.ts';

const naming =
  '(?:(?:named|called|ending in|ending with|that ends in|that ends with|whose name (?:is|ends with|ends in|contains)|with the name|with the extension|of) )?';
const downloads = new RegExp(
  `^(?:(?:it|this|that|the (?:page|browser|app|site)) (?:(?:should|shall|must|will) (?:then |now )?download|downloads|downloaded|should have downloaded)|(?:should|must) (?:then |now )?download|downloads) (?:(?:a|the|an) )?(?:new )?(?:(?!(?:show|say|contain|read|list|display)s )\\S+ )?(?:file )?${naming}"(?: file)?$`,
);
const nouns = new RegExp(
  `^(?:(?:a|the) )?(?:new )?(?:\\S+ )?download ${naming}"(?: (?:(?:should|shall|must|will) (?:have )?|has |is )?(?:starts?|started|begins?|begun|been started))?$|^(?:the )?(?:name of the downloaded file|downloaded file['’]s name|downloaded file name|download['’]s name) (?:should |shall |must )?(?:be|is|end in|end with|ends in|ends with|contains?|include|includes) "$`,
);

/** A name of a file, as a quotation; other words stay words. */
const withFile = (tokens: readonly Token[]) =>
  lows(
    tokens.map((token) =>
      token.kind === 'path' || /^\.?\w[\w-]*(?:\.\w+)+$|^\.\w+$/.test(token.value)
        ? { ...token, kind: 'quote' }
        : token,
    ),
  );

const isNamed = ({ kind, value }: Token) => kind !== 'word' || /\w\.\w|^\.\w/.test(value);

/** "it downloads X", "a download ending in .csv", "the downloaded file's name should contain X". */
function readDownloading(tokens: readonly Token[], words: string): Claim | undefined {
  return downloads.test(words) || nouns.test(words)
    ? claim([assertion({ action: 'assertDownload', value: (tokens.findLast(isNamed) ?? tokens.at(-1)!).value })], true)
    : undefined;
}

/** "get a file named X", "X should be in the downloads". */
function readReceived(tokens: readonly Token[], words: string): Claim | undefined {
  const got =
    /^(?:(?:should|must|will|can) )?(?:get|gets|receive|receives) (?:a|the) (?:\S+ )?file (?:(?:named|called|ending in|ending with) )?"$/.test(
      words,
    );
  const held =
    /^(?:the file )?" (?:should |shall |must )?(?:be|is|appear|appears|land|lands) (?:now )?(?:in|among) (?:the |my |your )?(?:downloads|download folder|downloads folder)$/.test(
      words,
    );
  const name = got ? tokens.at(-1)! : tokens.find(({ kind, value }) => kind !== 'word' || /\w\.\w/.test(value));
  return (got || held) && name ? claim([assertion({ action: 'assertDownload', value: name.value })], true) : undefined;
}

/** "a file named X should be downloaded", "X downloads", "the download should be named X". */
export function readDownload(tokens: readonly Token[]): Claim | undefined {
  if (!tokens.some(({ low }) => /download|file|^disk$/.test(low))) return undefined;
  const isAny =
    /^(?:a|the|some) (?:new )?(?:file|document) (?:(?:should|shall|must|will|has to) )?(?:be|is|was|has been|gets?|got) (?:then |now )?downloaded$|^(?:a|the) download (?:should |shall |must )?(?:starts?|begins?|be started|is started)$/;
  if (isAny.test(lows(tokens))) return claim([assertion({ action: 'assertDownload' })], true);
  // "a file ending in .pdf gets saved": by the browser; "the file is saved" may be what the application does.
  const isSaved = tokens[0]!.low === 'a' && tokens.at(-1)!.low === 'saved';
  const isDownloaded = isSaved || /^(?:downloaded|downloads|download|disk)$/.test(tokens.at(-1)!.low);
  for (let at = 1; isDownloaded && at < tokens.length; at++) {
    const tail = lows(tokens.slice(at));
    if (
      !/^(?:(?:should|shall|must|is|was|has|gets|got|to|will|has to) )*(?:(?:be|been|get|gotten|have been) )*(?:downloaded|downloads|download|saved(?: to disk)?)$/.test(
        tail,
      )
    )
      continue;
    const file = readFileSubject(tokens.slice(0, at));
    if (file?.kind === 'file') return claim([assertion({ action: 'assertDownload', value: file.name })], true);
  }
  const named =
    /^(?:the )?(?:download|downloaded file|file name|filename|name of the (?:download|downloaded file))(?: name)? (?:should |must |is |to )?(?:be |is )?(?:named |called |(?<=name.*)contains? |end with |end in |ends with )?"?(\S*)$/.exec(
      lows(tokens),
    );
  const name = tokens.at(-1)!;
  const files = withFile(tokens);
  const said = readDownloading(tokens, files) ?? readReceived(tokens, files);
  if (said) return said;
  if (named && /\w/.test(name.value) && (isGiven(name) || /\w\.\w/.test(name.value)))
    return claim([assertion({ action: 'assertDownload', value: name.value })], true);
  const of =
    /^(?:a |the )?(?:new )?download (?:named|called) "$|^(?:a |the )?download (?:of )?(?:a |the )?(?:file )?(?:named |called )?(?:"|\S+\.\w+) (?:should |shall |must )?(?:start|starts|begin|begins|be offered|complete|completes|finish|finishes)$/.test(
      lows(tokens),
    );
  const file = tokens.find(({ kind, value }) => kind === 'quote' || /\w\.\w/.test(value));
  return of && file ? claim([assertion({ action: 'assertDownload', value: file.value })], true) : undefined;
}
