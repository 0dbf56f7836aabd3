/** A message whose signature covers its bytes. */
export interface SignedMessage {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A message as it came in. */
export interface ReceivedMessage extends SignedMessage {
  /** Whose limits it counts for: the address that sent it. */
  from: string;
}
