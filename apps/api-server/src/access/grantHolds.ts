import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether a grant holds at a moment, as a condition of a statement (docs/product/staff.md#grants). @param grant what the
 * statement calls `staff_grant` @param now the placeholder of the moment
 */
export const grantHolds = (grant: string, now: string): string =>
  `${grant}.starts_at <= ${now} and (${grant}.ends_at is null or ${grant}.ends_at > ${now})`;

const MOMENT = '$now';

/** The same where a statement is put together of parts. @param grant what it calls `staff_grant` */
export const grantHoldsAt = (now: Date, grant = 'staff_grant'): SQL =>
  sql.join(
    grantHolds(grant, MOMENT)
      .split(MOMENT)
      .map((part) => sql.raw(part)),
    sql`${now}`,
  );
