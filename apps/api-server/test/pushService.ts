import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

/** A browser with its keys, as it subscribes, which can open what is sealed for it. */
export function newBrowser(endpoint: string) {
  const own = createECDH('prime256v1');
  const p256dh = own.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: { endpoint, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } },
    /** Opens a body of content coding aes128gcm (RFC 8188) by the keys of RFC 8291. */
    open(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + body[20]!);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, about, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString('utf8');
      return JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))); // padding follows the delimiter of the last record
    },
  };
}

/** Something a push service was given. */
interface Given {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Who signed a message, by the key in its own header (RFC 8292). */
export async function signerOf({ headers }: Given): Promise<{ key: string; claims: Record<string, unknown> }> {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } });
  return { key: key!, claims: (await jwtVerify(token!, publicKey)).payload };
}

/** A push service over HTTP that keeps what it is given and answers as it is told. */
export async function startPushService() {
  const given: Given[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      given.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, { location: '/lain' }).end('kata layanan');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    answer: (next: number) => void (status = next),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
