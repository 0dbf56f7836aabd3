/**
 * Whether a grant holds at a moment, as a condition of a statement (docs/product/staff.md#grants). @param grant what the
 * statement calls `staff_grant` @param now the placeholder of the moment
 */
export const grantHolds = (grant: string, now: string): string =>
  `${grant}.starts_at <= ${now} and (${grant}.ends_at is null or ${grant}.ends_at > ${now})`;
