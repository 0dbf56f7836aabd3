import { runDataCommand } from '../data-command.ts';

/** `npm run import -- courses FILE [--dry-run]`, also `jobs` and `regions`. */
await runDataCommand({ script: 'src/import/main.ts' });
