import { runCommandLine } from '../commandLine.ts';
import { readCommand, USAGE } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run refunds`. */
await runCommandLine({
  usage: USAGE,
  purpose: 'decide about refunds',
  read: readCommand,
  run: ({ db, ...services }, command) => runCommand(db, services, command),
});
