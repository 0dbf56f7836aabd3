/** The open item after a click: one at a time, and clicking the open one closes it (docs/product/navigation.md). */
export function toggleItem<Id>(openId: Id | null, clickedId: Id): Id | null {
  return openId === clickedId ? null : clickedId;
}

/**
 * The item open at first: accordions default closed except the one that defaults open (docs/product/navigation.md).
 */
export function initiallyOpen<Id>(ids: readonly Id[], { defaultOpen }: { defaultOpen: boolean }): Id | null {
  return defaultOpen ? (ids[0] ?? null) : null;
}
