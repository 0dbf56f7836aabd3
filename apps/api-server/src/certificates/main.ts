import { runCommandLine } from '../commandLine.ts';
import { reissue, revoke, type Ended } from '../modules/certificate/endCertificate.ts';
import { readCommand, USAGE } from './readCommand.ts';

const SAID: Record<Exclude<Ended['kind'], 'done'>, string> = {
  unknown: 'There is no certificate of this number.',
  ended: 'This certificate was replaced or revoked before; nothing changed.',
};

/** `npm run certificates`. */
await runCommandLine({
  usage: USAGE,
  purpose: 'end certificates',
  read: readCommand,
  run: async ({ db, now }, command) => {
    const isRevoking = command.kind === 'revoke';
    const ended = isRevoking ? await revoke(db, command, now()) : await reissue(db, command, now());
    if (ended.kind !== 'done') return { lines: [SAID[ended.kind]], exitCode: 1 };
    return { lines: [isRevoking ? `Revoked: ${ended.number}.` : `Given anew as ${ended.number}.`], exitCode: 0 };
  },
});
