import { play } from '../web/played.ts';
import { startSms } from './server.ts';

/** A local server in place of a sender of text messages, with the phones they come to. */
await play('sms', ({ SMS_PORT: port, SULUH_HOST: host, SMS_ACCOUNT: account, SMS_KEY: key }, file) =>
  startSms({ port, host, account, key, file }),
);
