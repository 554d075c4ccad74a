/** What may stand before them. */
export const articles: ReadonlySet<string> = new Set(['the', 'a', 'an', 'our', 'my', 'this']);

/** Who a spec may say acts: one browser, one person, whatever they are called. */
export const agentNouns: ReadonlySet<string> = new Set(
  'user customer visitor tester shopper reader guest client buyer member student person someone somebody'.split(' '),
);

/** People with rights of their own: who acts as long as nobody else does. */
export const personaNouns: ReadonlySet<string> = new Set(
  'admin administrator manager operator moderator owner seller teacher reviewer employee'.split(' '),
);

/** What only a person does: "they click" is the user, "they open in a new tab" may be links. */
export const handsOn: ReadonlySet<string> = new Set(
  'click press tap type enter fill select choose pick tick untick check uncheck upload visit hover drag submit navigate search'.split(
    ' ',
  ),
);

/** What agents are said to do; the verbs of the language that as often speak of the page are left out. */
export const doings: ReadonlySet<string> = new Set(
  'click double-click right-click press tap hit open enter type fill select choose pick tick check uncheck untick go visit upload attach drag drop hover scroll reload refresh close search log sign expand collapse submit save switch turn toggle clear put write set leave dismiss accept decline confirm paste remove delete send change adjust navigate browse return move resize focus copy replace mark swipe start wait rename edit update input key add double right jump head launch load return step verify ensure expect'.split(
    ' ',
  ),
);

/** Third persons that as often are things of the page: "User uploads are listed". */
export const nounish =
  /^(?:uploads|edits|changes|checks|clicks|searches|saves|moves|drops|copies|marks|sets|logs|types|visits|orders|starts|returns|updates|inputs|keys|loads|steps|heads|picks|selects|adds|presses|taps|hits|scrolls|removes|waits|submits|attaches|replaces|closes|opens|files|turns|leaves|focuses|enters|signs)$/;
