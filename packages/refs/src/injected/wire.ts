/** What crosses between the page's isolated world and us. Keys are short because a page may hold thousands. */

/** The strict context of an element, part by part; '' where there is none. */
export interface ContextParts {
  /** Text of the row, item or card it stands in, its own text left out. */
  item: string;
  /** How many parents up that item lies; 0 for none. */
  up: number;
  /** Of a control in no item: the nearest small box with words, which becomes a row once another stands beside it. */
  near: string;
  nearUp: number;
  /** Of a field: how much of that text, the item's or the box's, stands before it. */
  lead: number;
  landmark: string;
  heading: string;
  /** Its group: legend or label of the fieldset or group around it. */
  group: string;
  /** For a button: names of the visible fields of its form, dialog or step. */
  fields: string;
}

/** What makes an element itself, as one evaluation saw it. */
export interface Meaning {
  role: string;
  name: string;
  tag: string;
  /** id, href, test id, name, type and data-* in one line: what a page author identifies it by. */
  marks: string;
  /** Where it leads, or which record it stands for, as its attributes say; '' when they say nothing. */
  target: string;
  context: ContextParts;
}

export interface RawNode {
  /** Id of the element on the page's side; 0 for text. */
  i: number;
  /** Index of the parent in the same list, -1 for the top. */
  p: number;
  r: string;
  n: string;
  x?: string;
  /** Of a text that several elements in one line hold: the words of each. */
  ru?: string[] | undefined;
  /** Parts of the text that are struck out and hold a number, such as an old price. */
  sk?: string[];
  /** 1 for a text that is drawn in red, or in a box that is. */
  re?: 1;
  v?: string;
  l?: string;
  ph?: string;
  d?: string;
  h?: string;
  t?: string;
  ty?: string;
  id?: string;
  /** Of a control without words: what its picture is called. */
  ic?: string;
  lv?: number;
  /** How many entries its list holds, or rows the table that it is, where only some of them may be drawn. */
  sz?: number;
  /** Of the head of a shut section: the words that are folded away behind it. */
  fo?: string;
  /** Of a list without a name: the title of the plain box that it is the only list of. */
  ti?: string;
  s?: string[];
  /** 1 for a plain box that is drawn as one. */
  fr?: 1;
  /** 1 for what is fixed to the window or lifted above what it lies on. */
  la?: 1;
  /** 1 for what is drawn so transparent that nobody sees it. */
  fa?: 1;
  /** 1 for what lies wholly beyond the edge of a box that cuts it off. */
  co?: 1;
  /** Of what holds more entries than are in the document: at which end of them they are missing. */
  pt?: 'start' | 'end' | 'both';
  m?: string;
  k?: string;
  c?: ContextParts;
  b?: [number, number, number, number];
  /** Of a frame element: where its viewport begins in this one, and its scale. */
  o?: [number, number, number, number];
  /** 1 for a frame element, whose document is walked on its own. */
  f?: 1;
}

export interface WalkInput {
  secrets: string[];
  /** Page-side id of the element to walk below; 0 for the whole document. */
  root: number;
  maxNodes: number;
  maxMs: number;
}

export interface WalkResult {
  /** Names this very document; another one in the same frame has another token. */
  doc: string;
  url: string;
  title: string;
  ready: string;
  nodes: RawNode[];
  /** True when a limit ended the walk early. */
  cut: boolean;
  /** Ids of elements that may hold a closed shadow root, not asked about yet. */
  hosts: number[];
  /** Ids of known elements that are out of the document now. */
  lost: number[];
}

export type Need = 'pointer' | 'hover' | 'edit' | 'select' | 'check' | 'focus' | 'upload' | 'scroll' | 'read';

export interface CheckInput {
  doc: string;
  id: number;
  expect: Meaning;
  need: Need;
  /** Whether its role and name were the only ones of their kind when last seen. */
  alone: boolean;
  /** Whether this session has typed into it since. */
  typed: boolean;
  secrets: string[];
  /** For how long a press may then meet only this element, in milliseconds; 0 to press nothing. */
  armMs: number;
}

export interface CheckResult {
  verdict: 'ok' | 'gone' | 'stale_navigation' | 'renamed' | 'recycled' | 'hidden' | 'disabled' | 'intercepted';
  now: Meaning | null;
  detail: string;
  /** Where to point, in this frame's viewport; null when nothing is pointed at. */
  point: { x: number; y: number } | null;
  hitTest: 'ok' | 'skipped' | 'unavailable';
  interceptor: string | null;
  /** Ids of controls that may take the interceptor away. */
  dismissers: number[];
  /** Facts the action needs: tag, type, editable, checked. */
  facts: Facts | null;
}

export interface Facts {
  tag: string;
  type: string;
  multiple: boolean;
  checked: boolean | null;
  editable: boolean;
  content: boolean;
}

export interface Counts {
  role: number;
  label: number;
  placeholder: number;
  text: number;
}

export interface FindResult {
  doc: string;
  /** Ids of elements with equal role, name and context. */
  same: number[];
  counts: Counts;
}
