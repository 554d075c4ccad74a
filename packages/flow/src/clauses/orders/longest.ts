import { durationForm } from '../slots/times.ts';

const leads =
  'max(?:imum)?(?: of)?|at most|at the (?:very )?most|up to|a maximum of|(?:no|not) (?:more|longer) than|for (?:max|maximum|at most|up to|a maximum of|(?:no|not) (?:more|longer) than)|within|timeout(?: of)?|with a timeout of';

/** What says before a time that it is the longest: "no more than", "but for at most". */
export const limitLead = new RegExp(`^(?:(?:but |or )?(?:${leads}))$`);

/** … and behind it: "60 seconds at most". */
export const limitTail =
  /^(?:max|maximum|tops|at most|at the most|at the very most|at the latest|at the longest|at maximum|or less)$/;

/** Whether these words are a longest time and nothing else: "no more than 10 seconds", "one minute at the longest". */
export function isLongest(said: string): boolean {
  const words = said.split(' ');
  const part = (from: number, to: number) => words.slice(from, to).join(' ');
  for (let from = 0; from < words.length && from <= 6; from++)
    for (let to = words.length; to > from; to--) {
      const isLed = from > 0 && (limitLead.test(part(0, from)) || (part(0, from) === 'for' && to < words.length));
      const isTailed = to < words.length && limitTail.test(part(to, words.length));
      const isSaid = (isLed || from === 0) && (isTailed || to === words.length) && (isLed || isTailed);
      if (isSaid && durationForm.test(part(from, to))) return true;
    }
  return false;
}
