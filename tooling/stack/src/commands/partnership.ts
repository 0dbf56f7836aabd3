import { runDataCommand } from '../dataCommand.ts';

/** `npm run partnership -- list | show ID | accept ID --by EMAIL | refuse ID --by EMAIL --reason "…"`. */
await runDataCommand({ script: 'src/partnership/main.ts' });
