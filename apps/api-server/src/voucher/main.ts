import { runCommandLine } from '../commandLine.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run voucher`. */
await runCommandLine({ usage: USAGE, purpose: 'make codes', read: readCommand, run: runCommand });
