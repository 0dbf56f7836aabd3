import { isOwnMachine, type Environment } from '@suluh/config/environment';
import nodemailer from 'nodemailer';

/**
 * The connection to the mail relay. Mails open accounts, so a production speaks to a relay on another machine encrypted or
 * not at all: whoever stands between could strike its offer to encrypt from what it says.
 */
export function relayOf({
  SMTP_URL,
  SMTP_PORT,
  SULUH_MODE,
}: Pick<Environment, 'SMTP_URL' | 'SMTP_PORT' | 'SULUH_MODE'>) {
  const url = SMTP_URL ?? `smtp://127.0.0.1:${SMTP_PORT}`;
  return nodemailer.createTransport({
    url,
    requireTLS: SULUH_MODE === 'production' && !isOwnMachine(new URL(url).hostname),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
}
