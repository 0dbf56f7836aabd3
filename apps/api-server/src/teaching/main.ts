import { runCommandLine } from '../commandLine.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run teaching`. */
await runCommandLine({ usage: USAGE, purpose: 'answer and mark', read: readCommand, run: runCommand });
