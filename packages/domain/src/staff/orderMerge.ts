/** Whose answer stands where two people changed the same. */
export type Whose = 'mine' | 'theirs';

/** Three states of one order, by the names of what stands in it. */
export interface ThreeOrders {
  opened: readonly string[];
  mine: readonly string[];
  current: readonly string[];
}

const only = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((each) => others.includes(each));

/** What of an order was there before, as it stands now. */
function turned({ opened, mine, current }: ThreeOrders): { byMe: boolean; byThem: boolean; isAlike: boolean } {
  const shared = only(mine, current);
  const text = (list: readonly string[]) => only(list, shared).join(' ');
  const [before, own, theirs] = [text(opened), text(mine), text(current)];
  return { byMe: own !== before, byThem: theirs !== before, isAlike: own === theirs };
}

/** Whether two people put the same things into different orders: a person chooses. What one of them added is no order. */
export function isOrderContested(orders: ThreeOrders): boolean {
  const { byMe, byThem, isAlike } = turned(orders);
  return byMe && byThem && !isAlike;
}

/** Whether they alone put what both have into another order. */
export function isOrderTheirs(orders: ThreeOrders): boolean {
  const { byMe, byThem } = turned(orders);
  return byThem && !byMe;
}

/**
 * One order of three: that of who changed it, with what the other added standing after what it stood after there.
 * @param members what is to stand in it: each is in mine or in theirs @param whose of an order both changed
 */
export function mergedOrder(orders: ThreeOrders, members: ReadonlySet<string>, whose: Whose): string[] {
  const isTheirs = isOrderContested(orders) ? whose === 'theirs' : isOrderTheirs(orders);
  const [base, other] = isTheirs ? [orders.current, orders.mine] : [orders.mine, orders.current];
  const merged = base.filter((each) => members.has(each));
  other.forEach((each, at) => {
    if (!members.has(each) || merged.includes(each)) return;
    const before = other.slice(0, at).findLast((known) => merged.includes(known));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, each);
  });
  return merged;
}
