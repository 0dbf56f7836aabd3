import { runDataCommand } from '../data-command.ts';

/** `npm run seed -- --courses 100000`: deterministic scale data. */
await runDataCommand('src/seed/main.ts');
