/** A dedicated connection that hears NOTIFY and connects again by itself when it is lost. */
export interface Listener {
  /**
   * Hears a channel until the returned function is called. After a lost connection the handler is called with
   * null, since notifications may have been missed: look again at the truth in the tables.
   */
  on(channel: string, handler: (payload: string | null) => void): Promise<() => void>;
  close(): Promise<void>;
}
