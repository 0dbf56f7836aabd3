import { runDataCommand } from '../dataCommand.ts';

/** `npm run voucher -- redeem COURSE COUNT [--until INSTANT] [--quota N] | given COURSE CODE…`. */
await runDataCommand({ script: 'src/voucher/main.ts' });
