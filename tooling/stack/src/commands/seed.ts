import { runDataCommand } from '../data-command.ts';

/** `npm run seed -- --courses 100000`: deterministic scale data. */
await runDataCommand({ script: 'src/seed/main.ts' });
