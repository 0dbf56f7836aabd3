import { runCommandLine } from '../commandLine.ts';
import { readCommand, USAGE } from './readCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run staff`. */
await runCommandLine({ usage: USAGE, purpose: 'look after staff', read: readCommand, run: runCommand });
