/** A mail as a mail catcher keeps it. */
export interface Mail {
  id: string;
  subject: string;
  /** Plain text part; empty if there is none. */
  text: string;
  /** HTML part as it was sent, so untrusted; empty if there is none. */
  html: string;
  /** ISO time, as the catcher gives it. */
  receivedAt: string;
}

/** Mails that arrived since it was opened, told by the catcher's own list and by no clock. */
export interface Inbox {
  /** Newest first. Rejects when the catcher does not answer, or answers something else. */
  mailsTo(address: string, seam: { signal: AbortSignal }): Promise<Mail[]>;
}

/** A mail catcher that flows may read. */
export interface Mailbox {
  /** What arrives from now on. Rejects when the catcher does not answer, or is none that is known. */
  open(seam: { signal: AbortSignal }): Promise<Inbox>;
}

/** What a page looked like that was to look like its baseline. All are PNG. */
export interface ComparedPictures {
  expected: Uint8Array;
  actual: Uint8Array;
  /** The new picture, pale, with what differs in red; null when the sizes differ. */
  difference: Uint8Array | null;
}

/** Pictures that `assertScreenshot` compares with, of one flow. All pictures are PNG. */
export interface Baselines {
  /** null: none is kept under the name, or only one of this very run, which proves nothing. */
  read(name: string): Promise<Uint8Array | null>;
  /** null: it is kept for the next run, or will be with the end of this one; else why it is not, in words. */
  write(name: string, png: Uint8Array): Promise<string | null>;
  /** Keeps, as artifacts of the run, what does not look like its baseline. */
  differs(name: string, pictures: ComparedPictures): Promise<void>;
}
