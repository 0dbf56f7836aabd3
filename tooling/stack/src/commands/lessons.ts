import { runDataCommand } from '../dataCommand.ts';

/** `npm run lessons -- list COURSE | file LESSON FILE --kind KIND --by EMAIL [--seconds N] [--language id] [--title "…"]`. */
await runDataCommand({ script: 'src/lessons/main.ts' });
