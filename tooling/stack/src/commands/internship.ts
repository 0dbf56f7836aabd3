import { runDataCommand } from '../dataCommand.ts';

/** `npm run internship -- list | invite EMAIL… | code PLACES | revoke ID | mandatory COURSE… | period EMAIL`. */
await runDataCommand({ script: 'src/internship/main.ts' });
