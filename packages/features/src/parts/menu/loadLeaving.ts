/**
 * The code of 'Keluar': what it asks and what it wipes, loaded together. Pages that are kept for times without a line take
 * it along, so that a ticket can be wiped without one.
 */
export const loadLeaving = () => import('./leaving.ts');
