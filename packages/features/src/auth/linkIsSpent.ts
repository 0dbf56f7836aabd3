/** The refusal of a mailed link that was used, replaced or is too old. */
export const LINK_IS_SPENT = 'TOKEN_REVOKED';
