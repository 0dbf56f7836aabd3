import { useEffect, useState } from 'react';
import { answerOf } from '../data/call.ts';

/** An address of what no storage gives out, as long as it is shown; null until it is there. */
export function useClosedPicture(path: string, stored: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (stored === null) return undefined;
    const asking = new AbortController();
    let made: string | null = null;
    answerOf(path, { signal: asking.signal })
      .then((response) => response.blob())
      .then((picture) => {
        if (!asking.signal.aborted) setAddress((made = URL.createObjectURL(picture)));
      })
      .catch(() => undefined); // whoever may not see it, or has no line, reads its name alone
    return () => {
      asking.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path, stored]);
  return address;
}
