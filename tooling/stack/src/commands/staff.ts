import { runDataCommand } from '../dataCommand.ts';

/** `npm run staff -- list | grant EMAIL ROLE [--partner CODE | --program SLUG | --event ID] | revoke EMAIL ROLE`. */
await runDataCommand({ script: 'src/staff/main.ts' });
