import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

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
export interface Given {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A push service (RFC 8030) that keeps what it is given and answers as it is told. @param port any that is free without */
export async function startPushService(port = 0) {
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
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    answer: (next: number) => void (status = next),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
