/** Deadlines in milliseconds and sizes. Each has a value that fits pages of ten thousand elements. */
export interface Limits {
  /** One look at one element; a page that does not answer within it is reported, not waited for. */
  guardMs: number;
  /** The top document of a snapshot, and each frame in it. */
  mainMs: number;
  frameMs: number;
  /** How long the walk itself may take in the page. */
  walkMs: number;
  /** An act as a whole. */
  actMs: number;
  /** A target that keeps moving is tried again for this long. */
  moveMs: number;
  /** How long a snapshot waits for a navigation under way, and for an empty page to show something. */
  navigationMs: number;
  emptyMs: number;
  maxNodes: number;
  /** Most tokens of a snapshot's text. */
  textTokens: number;
}

export const defaultLimits: Limits = {
  guardMs: 2_000,
  mainMs: 5_000,
  frameMs: 800,
  walkMs: 1_500,
  actMs: 10_000,
  moveMs: 1_000,
  navigationMs: 5_000,
  emptyMs: 1_500,
  maxNodes: 20_000,
  textTokens: 4_000,
};
