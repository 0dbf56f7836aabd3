import { randomBytes } from 'node:crypto';
import { serve, type Asked, type Running, type Told } from '../web/http.ts';
import { journal } from '../web/journal.ts';
import { isSameText } from '../web/sameText.ts';
import { phonePage, startPage, type TextMessage } from './pages.ts';

export interface SmsSettings {
  port: number;
  host: string;
  account: string;
  key: string;
  file?: string;
}

/** Messages a phone shows. */
const SHOWN = 20;

/** A refusal as Twilio words one: its own number beside the HTTP status. */
const refusal = (status: number, code: number, message: string): Told => ({
  status,
  json: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
});

/**
 * Speaks the Messages resource of Twilio's API as twilio.com/docs publishes it (version 2010-04-01: a form of To, From and
 * Body, basic authentication, 201 with the message), and shows what each phone got. Numbers that end in 0000 cannot be
 * reached.
 */
export async function startSms(settings: SmsSettings): Promise<Running> {
  const messages = journal<TextMessage>(settings.file);
  const path = `/2010-04-01/Accounts/${settings.account}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${settings.account}:${settings.key}`).toString('base64')}`;

  function send({ headers, body }: Asked): Told {
    if (!isSameText(headers.authorization ?? '', authorization)) return refusal(401, 20003, 'Authenticate');
    const form = new URLSearchParams(body.toString('utf8'));
    const [to = '', from = '', text = ''] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '');
    if (!/^\+\d{8,15}$/.test(to)) return refusal(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
    if (from === '') return refusal(400, 21603, "A 'From' phone number is required.");
    if (text === '') return refusal(400, 21602, 'Message body is required.');
    if (to.endsWith('0000')) return refusal(400, 21612, `The 'To' phone number ${to} is not currently reachable.`);
    const message = {
      id: `SM${randomBytes(16).toString('hex')}`,
      to,
      from,
      body: text,
      sentAt: new Date().toISOString(),
    };
    messages.put(message);
    return {
      status: 201,
      json: {
        sid: message.id,
        account_sid: settings.account,
        to,
        from,
        body: text,
        status: 'queued',
        direction: 'outbound-api',
        error_code: null,
        error_message: null,
      },
    };
  }

  const sentTo = (phone: string) => messages.all().filter(({ to }) => to === phone);

  return serve(settings, (asked) => {
    const { method, url, headers } = asked;
    if (method === 'POST' && url.pathname === path) return send(asked);
    if (method !== 'GET') return refusal(404, 20404, `The requested resource ${url.pathname} was not found`);
    const phone = decodeURIComponent(/^\/ponsel\/([^/]+)$/.exec(url.pathname)?.[1] ?? '');
    if (phone === '') return { status: 200, html: startPage([...new Set(messages.all().map(({ to }) => to))]) };
    const shown = sentTo(phone).slice(0, SHOWN);
    return headers.accept?.includes('application/json')
      ? { status: 200, json: shown }
      : { status: 200, html: phonePage(phone, shown, new Date()) };
  });
}
