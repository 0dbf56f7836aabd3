import { useEffect, useState, type ReactElement } from 'react';
import { whenProofIsMissing } from '../data/call.ts';
import { ProofDialog } from './ProofDialog.tsx';

/**
 * Asks for a proof over whatever page is open when a call wants a fresh one; the call then goes on by itself, and what is
 * typed below stays (docs/product/staff.md#what-leaves).
 */
export function ProofDesk(): ReactElement | null {
  const [say, setSay] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => {
    whenProofIsMissing(() => new Promise((resolve) => setSay(() => resolve)));
    return () => whenProofIsMissing(null);
  }, []);
  if (say === null) return null;
  const answer = (isProved: boolean) => {
    setSay(null);
    say(isProved);
  };
  return <ProofDialog onProved={() => answer(true)} onClose={() => answer(false)} />;
}
