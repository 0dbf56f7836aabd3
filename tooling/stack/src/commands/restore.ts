import { runDataCommand } from '../dataCommand.ts';

/** `npm run restore -- FOLDER [--replace]`: only while Suluh is stopped. */
await runDataCommand({ script: 'src/backup/main.ts', args: ['restore'], migrates: false, alone: true });
