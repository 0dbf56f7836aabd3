import { runCommandLine } from '../commandLine.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run reviews`. */
await runCommandLine({ usage: USAGE, purpose: 'look after reviews', read: readCommand, run: runCommand });
