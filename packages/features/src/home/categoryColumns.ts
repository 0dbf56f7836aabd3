/** How many categories stand side by side, on a wide screen and on a phone. */
interface CategoryColumns {
  wide: 4 | 5 | 6;
  phone: 2 | 3;
}

const WIDE = [6, 5, 4] as const;
const PHONE = [3, 2] as const;

/** Columns that so many categories fill to the last row on both screens, as many as there may be; null where none do. */
function fullColumns(count: number): CategoryColumns | null {
  const wide = WIDE.find((columns) => count % columns === 0);
  const phone = PHONE.find((columns) => count % columns === 0);
  return count > 0 && wide && phone ? { wide, phone } : null;
}

/**
 * Columns for so many categories, and whether one cell more, that leads to all, fills the last row
 * (docs/look.md#other-screens).
 */
export function categoryColumns(count: number): CategoryColumns & { withAll: boolean } {
  const full = fullColumns(count);
  if (full) return { ...full, withAll: false };
  const withAll = fullColumns(count + 1);
  return withAll ? { ...withAll, withAll: true } : { wide: WIDE[0], phone: PHONE[0], withAll: true };
}
