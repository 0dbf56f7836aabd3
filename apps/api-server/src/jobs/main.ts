import { runCommandLine } from '../commandLine.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run jobs`. */
await runCommandLine({ usage: USAGE, purpose: 'look after jobs', read: readCommand, run: runCommand });
