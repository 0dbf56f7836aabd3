import { runCommandLine } from '../commandLine.ts';
import { readCommand, runCommand, USAGE } from './runCommand.ts';

/** `npm run lessons`. */
await runCommandLine({ usage: USAGE, purpose: 'give lessons their files', read: readCommand, run: runCommand });
