import { hasPhoto } from '@suluh/domain/profile';
import { storedAddress } from '../pictures/index.ts';

/** Address of a profile photo; the value user/default.svg means none (docs/product/account.md#profile). */
export const photoUrl = (foto: string | undefined): string | null => (hasPhoto(foto) ? storedAddress(foto) : null);
