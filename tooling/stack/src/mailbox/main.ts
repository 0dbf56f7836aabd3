import { createServer } from 'node:http';
import { readEnvironment } from '@suluh/config/environment';
import { assertDemo } from '@suluh/config/production';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { KeptMessage } from './keptMessage.ts';
import { inboxPage, messagePage } from './pages.ts';

/**
 * The local mailbox: a real SMTP server that keeps what the product sends and shows it to a person at MAILBOX_PORT.
 * `GET /api/messages?to=` answers the kept mail as JSON, newest first; tests read it there.
 */
const env = readEnvironment(process.env);
assertDemo('The open mailbox', env);
const KEPT_MESSAGES = 500;

const messages: KeptMessage[] = [];
let lastId = 0;

const keep = (mail: Email, to: string[]) => {
  lastId += 1;
  messages.unshift({
    id: lastId,
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    date: new Date().toISOString(),
    text: mail.text ?? '',
    html: mail.html ?? '',
  });
  messages.splice(KEPT_MESSAGES);
};

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  size: 10 * 1024 * 1024,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(chunks)).then(
        (mail) => {
          keep(
            mail,
            session.envelope.rcptTo.map((recipient) => recipient.address.toLowerCase()),
          );
          done();
        },
        (error: Error) => done(error),
      );
    });
  },
});
smtp.on('error', (error) => console.error(error));
smtp.listen(env.SMTP_PORT, env.SULUH_HOST);

const web = createServer((request, response) => {
  const url = URL.parse(request.url ?? '/', 'http://localhost') ?? new URL('http://localhost/unreadable');
  if (url.pathname === '/api/messages') {
    const to = url.searchParams.get('to')?.toLowerCase();
    const found = to ? messages.filter((message) => message.to.includes(to)) : messages;
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(found));
    return;
  }
  const id = /^\/message\/(\d+)$/.exec(url.pathname)?.[1];
  const message = id ? messages.find((kept) => kept.id === Number(id)) : undefined;
  const page = url.pathname === '/' ? inboxPage(messages) : message && messagePage(message);
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? inboxPage(messages));
});
web.listen(env.MAILBOX_PORT, env.SULUH_HOST);

process.once('SIGTERM', () => {
  smtp.close();
  web.close(() => process.exit(0)).closeAllConnections();
});
