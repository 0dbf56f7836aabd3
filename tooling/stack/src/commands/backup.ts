import { runDataCommand } from '../dataCommand.ts';

/** `npm run backup -- [FOLDER]`: also while Suluh runs. */
await runDataCommand({ script: 'src/backup/main.ts', args: ['backup'], migrates: false });
