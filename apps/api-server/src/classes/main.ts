import { runCommandLine } from '../commandLine.ts';
import { readCommand, USAGE } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run classes`. */
await runCommandLine({ usage: USAGE, purpose: 'look after classes', read: readCommand, run: runCommand });
