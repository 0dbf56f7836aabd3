import { runCommandLine } from '../commandLine.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run internship`. */
await runCommandLine({ usage: USAGE, purpose: 'look after the internship', read: readCommand, run: runCommand });
