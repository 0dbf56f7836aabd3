/** A message whose signature covers its bytes. */
export interface SignedMessage {
  body: Buffer;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}
