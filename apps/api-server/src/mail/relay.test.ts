import { createServer, type AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { relayOf } from './relay.ts';

let port: number;
const taken: string[] = [];

const ANSWERS: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/^(EHLO|HELO|MAIL|RCPT|QUIT)/, '250 ok'],
  [/^DATA/, '354 go on'],
  [/^\.$/, '250 taken'],
  [/^STARTTLS/, '502 not here'],
];
/** A relay whose offer to encrypt somebody struck out. */
const server = createServer((socket) => {
  socket.on('error', () => undefined); // whoever wants more than it offers goes
  socket.write('220 relay\r\n');
  createInterface(socket).on('line', (line) => {
    const [, answer] = ANSWERS.find(([asked]) => asked.test(line)) ?? [];
    if (line === '.') taken.push('mail');
    if (answer) socket.write(`${answer}\r\n`);
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

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
