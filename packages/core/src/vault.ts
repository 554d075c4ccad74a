/** A value encrypted with AES-256-GCM, and the id of the key that did it. */
export interface Sealed {
  keyId: string;
  /** base64 of nonce, ciphertext and tag. */
  data: string;
}

/** Keeps secrets. `about` names what the value belongs to and is authenticated: a moved value does not open. */
export interface Vault {
  seal(value: string, about: string): Sealed;
  /** Throws AppError `not_configured` for an unknown key id, `internal` for a value that was tampered with. */
  open(sealed: Sealed, about: string): string;
}
