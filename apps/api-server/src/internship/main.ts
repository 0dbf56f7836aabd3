import { readEnvironment } from '@suluh/config/environment';
import { settingsOf } from '../settings.ts';
import { connect } from '../db/connection.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run internship`: exit code 0 when it is as asked, 1 when it cannot be, 2 for words nobody understands. */
const command = readCommand(process.argv.slice(2));
const env = readEnvironment(process.env);
if (!command || !env.DATABASE_URL) {
  console.error(command ? 'DATABASE_URL is needed to look after the internship.' : USAGE);
  process.exit(2);
}
const { db, close } = connect(env.DATABASE_URL, 1);
try {
  const { lines, exitCode } = await runCommand({ db, settings: settingsOf(env), now: () => new Date() }, command);
  (exitCode === 0 ? console.log : console.error)(lines.join('\n'));
  process.exitCode = exitCode;
} finally {
  await close();
}
