/** An open pool of connections. Its client is private to this package: data is reached through the two doors. */
export interface Database {
  /** Answers when the server does; throws AppError `unavailable`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
