import { runDataCommand } from '../dataCommand.ts';

/** `npm run staff -- list | grant EMAIL ROLE [--partner CODE | --program SLUG | --event ID] | revoke EMAIL ROLE |
 * invite EMAIL --role ROLE | reset EMAIL`. */
await runDataCommand({ script: 'src/staff/main.ts' });
