import { useEffect, useRef, useState } from 'react';

/**
 * The wished state of one course and its toggle. A second press is ignored while a request is in flight
 * (docs/product/wishlist.md); errors are swallowed and loading stops (docs/product/errors.md).
 * @param onToggle asks for the change; resolves to the state that holds afterwards.
 */
export function useWish(
  wished: boolean,
  onToggle: (wish: boolean) => Promise<boolean>,
): { isWished: boolean; toggle: () => void } {
  const [isWished, setWished] = useState(wished);
  const busy = useRef(false);
  useEffect(() => setWished(wished), [wished]);
  async function toggle(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      setWished(await onToggle(!isWished));
    } catch {
      // docs/product/errors.md: errors in wishlist are swallowed, loading stops
    } finally {
      busy.current = false;
    }
  }
  return { isWished, toggle: () => void toggle() };
}
