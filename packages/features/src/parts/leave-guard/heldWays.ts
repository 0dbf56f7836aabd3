/** Asks whether an address may be gone to. */
type Ask = (href: string) => void;

/** Who asks before this page is left; a page may hold several forms. */
const held = new Set<Ask>();
let isLeaving = false;

/** Has somebody ask before the page is left; the answer stops that. */
export function holdWays(ask: Ask): () => void {
  held.add(ask);
  isLeaving = false;
  return () => void held.delete(ask);
}

/** Somebody said that they leave: no other form of the page asks again. */
export function letGo(): void {
  isLeaving = true;
}

/** Whether the page asks before it is left; then who asks goes to the address once told so. Only one of them asks. */
export function asksBefore(href: string): boolean {
  const [first] = held;
  if (isLeaving || !first) return false;
  first(href);
  return true;
}

/** Whether the page would ask before it is left. */
export const isHeld = (): boolean => !isLeaving && held.size > 0;
