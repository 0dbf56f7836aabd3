import { tryKey } from '../../http/tryLimit.ts';

/** Codes, passkeys and recovery codes of somebody are counted together: no way round makes more tries of them. */
export const factorKey = (userId: string): string => tryKey('staff-code', userId);
