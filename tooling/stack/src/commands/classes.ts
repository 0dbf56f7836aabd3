import { runDataCommand } from '../dataCommand.ts';

/** `npm run classes -- list | doors | door | close | attend | sheet`. */
await runDataCommand({ script: 'src/classes/main.ts' });
