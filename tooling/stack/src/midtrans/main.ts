import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';
import { startMidtrans } from './server.ts';

/** A local server in place of Midtrans, for trying out PAYMENT_GATEWAY=midtrans without an account. */
const env = readEnvironment(process.env);
const server = await startMidtrans({
  port: env.MIDTRANS_PORT,
  host: env.SULUH_HOST,
  serverKey: env.MIDTRANS_SERVER_KEY,
  notifyUrl: `${env.API_ORIGIN}/api/payment/webhook/midtrans`,
  file: path.resolve(env.SULUH_DATA_DIR, 'midtrans.jsonl'),
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
