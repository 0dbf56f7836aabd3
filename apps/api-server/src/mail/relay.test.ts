import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { relayOf } from './relay.ts';

let port: number;
const taken: string[] = [];
/** A relay whose offer to encrypt somebody struck out. */
const server = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume().on('end', () => {
      taken.push('mail');
      done();
    });
  },
});
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

const send = (host: string, SULUH_MODE: 'demo' | 'production') =>
  relayOf({ SMTP_URL: `smtp://${host}:${port}`, SMTP_PORT: 25, SULUH_MODE }).sendMail({
    from: 'halo@suluh.example',
    to: 'rani@suluh.example',
    subject: 'Atur ulang kata sandi',
    text: 'https://suluh.example/auth/reset-password?token=rahasia',
  });

it('a production hands no mail to another machine in the clear', async () => {
  await expect(send(hostname(), 'production')).rejects.toThrow();
  expect(taken).toEqual([]);
});

it.each([
  ['127.0.0.1', 'production'],
  [hostname(), 'demo'],
] as const)('to %s in a %s it goes as the relay offers', async (host, mode) => {
  taken.length = 0;
  await send(host, mode);
  expect(taken).toEqual(['mail']);
});
