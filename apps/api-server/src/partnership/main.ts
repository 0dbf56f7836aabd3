import { runCommandLine } from '../commandLine.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run partnership`. */
await runCommandLine({ usage: USAGE, purpose: 'decide about partners to be', read: readCommand, run: runCommand });
