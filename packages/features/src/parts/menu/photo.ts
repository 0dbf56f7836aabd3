import { hasPhoto } from '@suluh/domain/profile';
import { storedAddress } from '../pictures/index.ts';

/** Address of a profile photo; the value user/default.svg means none (spec 3, User profile). */
export const photoUrl = (foto: string | undefined): string | null => (hasPhoto(foto) ? storedAddress(foto) : null);
