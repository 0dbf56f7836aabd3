import { runDataCommand } from '../dataCommand.ts';

/** `npm run import -- KIND FILE [--dry-run]`; without arguments it says which kinds there are. */
await runDataCommand({ script: 'scripts/import/main.ts' });
