import { useCallback, useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/**
 * A scanner types: while a result stands, the first letter of the next code puts it away and goes into the field.
 * @returns puts the result away by hand
 */
export function useTypedNext(
  hasResult: boolean,
  next: () => void,
  field: RefObject<HTMLInputElement | null>,
): () => void {
  const toField = useCallback(() => {
    flushSync(next); // the field is hidden until then, and takes no focus
    field.current?.focus();
  }, [next, field]);
  useEffect(() => {
    if (!hasResult) return;
    const take = (event: KeyboardEvent) => isLetter(event) && toField();
    window.addEventListener('keydown', take);
    return () => window.removeEventListener('keydown', take);
  }, [hasResult, toField]);
  return toField;
}
