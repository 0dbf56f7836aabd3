/** How many people a business wants to train (docs/product/partner.md#business). */
export const TEAM_SIZES = ['1-20', '21-200', '201-'] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];
