/** A page number, or a gap where numbers are left out. */
export type PageSlot = number | 'gap';

/** Pages to show: first, last, the current one and two siblings on each side (specification section 9). Pages start at 1. */
export function pageWindow(current: number, total: number, siblings = 2): PageSlot[] {
  const slots: PageSlot[] = [];
  for (let page = 1; page <= total; page += 1) {
    const near = Math.abs(page - current) <= siblings || page === 1 || page === total;
    if (near) slots.push(page);
    else if (slots.at(-1) !== 'gap') slots.push('gap');
  }
  return slots;
}
