import { runDataCommand } from '../dataCommand.ts';

/** `npm run jobs -- list | retry ID… --by EMAIL | retry all --by EMAIL`. */
await runDataCommand({ script: 'src/jobs/main.ts' });
