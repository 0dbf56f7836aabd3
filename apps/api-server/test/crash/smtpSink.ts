import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail relay that says yes to everything and keeps what it took. */
export interface SmtpSink {
  port: number;
  received: { messageId: string; subject: string; to: string }[];
  close(): Promise<void>;
}

const header = (content: string, name: string): string =>
  new RegExp(`^${name}: ?(.*)$`, 'im').exec(content)?.[1]?.trim() ?? '';

function converse(socket: Socket, received: SmtpSink['received']): void {
  let buffered = '';
  let isData = false;
  socket.on('error', () => socket.destroy()); // the worker was killed while it spoke
  socket.write('220 sink\r\n');
  socket.on('data', (chunk: Buffer) => {
    buffered += chunk.toString('utf8');
    for (;;) {
      const end = isData ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n');
      if (end < 0) return;
      const part = buffered.slice(0, end);
      buffered = buffered.slice(end + (isData ? 5 : 2));
      if (isData) {
        received.push({
          messageId: header(part, 'Message-ID'),
          subject: header(part, 'Subject'),
          to: header(part, 'To'),
        });
        isData = false;
        socket.write('250 kept\r\n');
      } else if (/^DATA/i.test(part)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n');
      else socket.write('250 yes\r\n');
    }
  });
}

/** Starts a relay on a free port. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const received: SmtpSink['received'] = [];
  const server = createServer((socket) => converse(socket, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
