import { runDataCommand } from '../dataCommand.ts';

/** `npm run refunds -- list | approve ORDER_OR_ID --by EMAIL | refuse ORDER_OR_ID --by EMAIL --reason "…"`. */
await runDataCommand({ script: 'src/refunds/main.ts' });
