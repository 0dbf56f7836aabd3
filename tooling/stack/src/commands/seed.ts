import { runDataCommand } from '../dataCommand.ts';

/** `npm run seed -- --courses 100000`: deterministic scale data. */
await runDataCommand({ script: 'scripts/seed/main.ts' });
