import { runDataCommand } from '../dataCommand.ts';

/** `npm run certificates -- revoke NUMBER --by EMAIL --reason "…" | reissue NUMBER --by EMAIL --reason "…" [--name "…"]`. */
await runDataCommand({ script: 'src/certificates/main.ts' });
