import { useState, type ReactElement } from 'react';
import { BulkFrame, type BulkCall, type BulkDeed } from './BulkFrame.tsx';
import type { Chosen } from './chosen.ts';

type Calls = Readonly<Partial<Record<BulkDeed, BulkCall>>>;

/** Puts rows on the pages, or takes them off them. */
export const publishingAt = (path: string): Calls => ({
  publish: { path, body: { isPublished: true } },
  unpublish: { path, body: { isPublished: false } },
});

/** A dialogue of deeds that ask for nothing beside the rows. */
export function plainBulk(calls: Calls): (props: { chosen: Chosen; onClose: () => void }) => ReactElement {
  const deeds = Object.keys(calls) as BulkDeed[];
  return function PlainBulk({ chosen, onClose }) {
    const [deed, setDeed] = useState<BulkDeed>(deeds[0]!);
    return (
      <BulkFrame
        chosen={chosen}
        deeds={deeds}
        deed={deed}
        onDeed={setDeed}
        callOf={() => calls[deed] ?? null}
        onClose={onClose}
      />
    );
  };
}
