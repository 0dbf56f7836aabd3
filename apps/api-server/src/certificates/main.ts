import { readEnvironment } from '@suluh/config/environment';
import { connect } from '../db/connection.ts';
import { reissue, revoke, type Ended } from '../modules/certificate/endCertificate.ts';
import { readCommand, USAGE } from './readCommand.ts';

const SAID: Record<Exclude<Ended['kind'], 'done'>, string> = {
  unknown: 'There is no certificate of this number.',
  ended: 'This certificate was replaced or revoked before; nothing changed.',
};

/** `npm run certificates`: exit code 0 when it is as asked, 1 when it cannot be, 2 for words nobody understands. */
const command = readCommand(process.argv.slice(2));
const env = readEnvironment(process.env);
if (!command || !env.DATABASE_URL) {
  console.error(command ? 'DATABASE_URL is needed to end certificates.' : USAGE);
  process.exit(2);
}
const { db, close } = connect(env.DATABASE_URL, 1);
try {
  const now = new Date();
  const ended = command.kind === 'revoke' ? await revoke(db, command, now) : await reissue(db, command, now);
  if (ended.kind === 'done')
    console.log(command.kind === 'revoke' ? `Revoked: ${ended.number}.` : `Given anew as ${ended.number}.`);
  else console.error(SAID[ended.kind]);
  process.exitCode = ended.kind === 'done' ? 0 : 1;
} finally {
  await close();
}
