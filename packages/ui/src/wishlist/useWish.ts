import { useEffect, useRef, useState } from 'react';

/**
 * The wished state of one course and its toggle. A second press is ignored while a request is in flight (specification
 * section 4);
 * errors are swallowed and loading stops (section 8).
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
      // specification section 8: errors in wishlist are swallowed, loading stops
    } finally {
      busy.current = false;
    }
  }
  return { isWished, toggle: () => void toggle() };
}
