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

/** Pictures that `assertScreenshot` compares with, of one flow. All pictures are PNG. */
export interface Baselines {
  /** null: none is kept under the name. */
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, png: Uint8Array): Promise<void>;
  /** Keeps a picture in which the pixels that differ from the baseline are red, as an artifact of the run. */
  differs(name: string, png: Uint8Array): Promise<void>;
}
