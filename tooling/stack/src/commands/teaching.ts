import { runDataCommand } from '../dataCommand.ts';

/** `npm run teaching -- questions | answer ID --by EMAIL --text "…" [--public] | work | mark ID --by EMAIL --score N [--text "…"]`. */
await runDataCommand({ script: 'src/teaching/main.ts' });
