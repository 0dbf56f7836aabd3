import { runDataCommand } from '../data-command.ts';

/** `npm run import -- KIND FILE [--dry-run]`; without arguments it says which kinds there are. */
await runDataCommand({ script: 'src/import/main.ts' });
