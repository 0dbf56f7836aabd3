import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';
import { startPaymentSandbox } from './server.ts';

/** The payment provider that comes with Suluh: made-up money, real HTTP, real signatures. */
const env = readEnvironment(process.env);
const server = await startPaymentSandbox({
  port: env.SANDBOX_PORT,
  host: env.SULUH_HOST,
  origin: env.SANDBOX_ORIGIN,
  key: env.SANDBOX_KEY,
  signingKey: env.SANDBOX_SIGNING_KEY,
  file: path.resolve(env.SULUH_DATA_DIR, 'payment-sandbox.jsonl'),
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
