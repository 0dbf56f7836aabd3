import { runDataCommand } from '../dataCommand.ts';

/** `npm run reviews -- list | hide ID --by EMAIL | show ID --by EMAIL | answer ID --by EMAIL --text "…"`. */
await runDataCommand({ script: 'src/reviews/main.ts' });
