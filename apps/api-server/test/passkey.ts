import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const [USER_PRESENT, USER_VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** Bytes and texts of CBOR, as far as passkeys need them. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytesOf = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes]);
const textOf = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);

/** What goes wrong with an answer. */
interface Fault {
  origin?: string;
  rpId?: string;
  isUnverified?: boolean;
  /** Of a copy: the counter stands where it stood. */
  isCopy?: boolean;
}

/** A passkey made of software: what a browser and a device answer, without either (WebAuthn, level 3). */
export function softPasskey(origin = 'http://localhost:3004') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientData = (type: string, challenge: string, { origin: other = origin }: Fault) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: other, crossOrigin: false }));
  const authenticatorData = (more: Buffer[], { rpId = new URL(origin).hostname, isUnverified, isCopy }: Fault) => {
    if (!isCopy) counter += 1;
    const flags = USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED) | (more.length > 0 ? HAS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...more]);
  };
  const answer = (response: object) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    /** Answers what it is asked when it is made. */
    made({ challenge }: { challenge: string }, fault: Fault = {}) {
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytesOf(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytesOf(Buffer.from(y, 'base64url')),
      ]);
      const idLength = Buffer.from([0, credentialId.length]);
      const data = authenticatorData([Buffer.alloc(16), idLength, credentialId, key], fault);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        Buffer.from([0xa0]),
        textOf('authData'),
        bytesOf(data),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, fault).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },

    /** Answers what it is asked when it is used. */
    used({ challenge }: { challenge: string }, fault: Fault = {}) {
      const client = clientData('webauthn.get', challenge, fault);
      const data = authenticatorData([], fault);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      });
    },
  };
}
