import path from 'node:path';
import { readEnvironment } from '@suluh/config/environment';
import { startPrakerja } from './server.ts';

/** A local server in place of Prakerja, with the phones of a few made-up holders. */
const env = readEnvironment(process.env);
const server = await startPrakerja({
  port: env.PRAKERJA_PORT,
  host: env.SULUH_HOST,
  clientCode: env.PRAKERJA_CLIENT_CODE,
  signKey: env.PRAKERJA_SIGN_KEY,
  file: path.resolve(env.SULUH_DATA_DIR, 'prakerja.jsonl'),
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
