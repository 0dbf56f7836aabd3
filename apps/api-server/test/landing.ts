import { BLANK_LANDING } from '@suluh/domain/staff';

/** What a landing page says that says nothing but its title. */
export const LANDING_WORDS = { ...BLANK_LANDING, title: 'Baru' };
