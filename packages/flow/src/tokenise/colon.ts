/** "Re: Offer", "Fwd:": what mail programs put before a subject, inside a line. */
const ofSubject = /^(?:Re|RE|Fwd|FWD|Fw|FW)$/;
const said = /\b(?:contains?|says?|(?:starts?|begins?) with)\s+$/;
const mark = /^\s*([-*•–|]|\(?\d+[.):])?/;

/** What stands at the head of the line that holds a place, and of the next one that is not blank. */
const marks = (text: string, at: number, to: number) =>
  [text.slice(Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('\r', at - 1)) + 1, at), text.slice(to)].map(
    (line) => mark.exec(line)![1]?.replace(/\d+/, '1'),
  );

/** "should contain Re:", "starts with Note:": at the end of a claim the colon belongs to what is said, unless a list stands below. */
export function isColonOfWord(text: string, { at, end, to }: { at: number; end: number; to: number }): boolean {
  const body = text.slice(at, end);
  const before = /[^\r\n]*$/.exec(text.slice(Math.max(0, at - 40), at))![0];
  if (ofSubject.test(body)) return /[\p{L}\d"”] $/u.test(before);
  if (!/^\p{Lu}/u.test(body) || !said.test(before) || text.slice(end + 1, to).trim() !== '') return false;
  const [own, next] = marks(text, at, to);
  return next === undefined || next === own;
}
