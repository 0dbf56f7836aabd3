/**
 * When a certificate's validity ends: the same day so many months later, or the last day of a shorter month, at the same
 * time in UTC. Null for one that holds for ever (docs/product/certificate.md#standing).
 */
export function certificateExpiry(issuedAt: Date, validMonths: number | null): Date | null {
  if (validMonths === null) return null;
  const end = new Date(issuedAt);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + validMonths);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(issuedAt.getUTCDate(), lastDay));
  return end;
}
