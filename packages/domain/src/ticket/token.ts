/** What the QR code of a ticket says; no name is in it (docs/product/ticket.md#code). */
export interface TicketFacts {
  eventId: number;
  /** UUID. */
  ticketId: string;
  generation: number;
  /** Seconds since 1970; later it opens nothing. */
  validUntilSeconds: number;
}

const PREFIX = 'S1.';
const VERSION = 1;
const FACTS_BYTES = 26;
const SIGNATURE_BYTES = 64;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function toBytes(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null; // no length base 64 can have
  }
}

/** The bytes that are signed. */
export function ticketBytes({
  eventId,
  ticketId,
  generation,
  validUntilSeconds,
}: TicketFacts): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FACTS_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint32(1, eventId);
  for (const [index, pair] of ticketId.replaceAll('-', '').match(/../g)!.entries())
    view.setUint8(5 + index, Number.parseInt(pair, 16));
  view.setUint8(21, generation);
  view.setUint32(22, validUntilSeconds);
  return bytes;
}

/** The words of a QR code. @param signature ECDSA over P-256 with SHA-256, 64 bytes */
export function ticketToken(facts: TicketFacts, signature: Uint8Array): string {
  return `${PREFIX}${toText(Uint8Array.from([...ticketBytes(facts), ...signature]))}`;
}

/** A token as its parts; null for what is none of ours. Whether the signature holds is for the caller to ask. */
export function readTicketToken(
  text: string,
): { facts: TicketFacts; signed: Uint8Array<ArrayBuffer>; signature: Uint8Array<ArrayBuffer> } | null {
  const given = text.trim();
  const bytes = given.startsWith(PREFIX) ? toBytes(given.slice(PREFIX.length)) : null;
  if (bytes?.length !== FACTS_BYTES + SIGNATURE_BYTES || bytes[0] !== VERSION) return null;
  const view = new DataView(bytes.buffer);
  const hex = [...bytes.subarray(5, 21)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    facts: {
      eventId: view.getUint32(1),
      ticketId: hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5'),
      generation: view.getUint8(21),
      validUntilSeconds: view.getUint32(22),
    },
    signed: bytes.slice(0, FACTS_BYTES),
    signature: bytes.slice(FACTS_BYTES),
  };
}
