'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { buyBundle, useBuy, type BuyKind } from '../parts/buy/index.ts';
import { useWishlistToggle } from '../parts/courses/index.ts';
import type { BundleDeed, CourseDeed, Deed } from '../parts/deed/index.ts';
import { useTenant } from '../parts/tenant/index.ts';

function useOnce(work: () => Promise<unknown>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void work();
  });
}

function Wish({ courseId }: CourseDeed): null {
  const { add } = useWishlistToggle(courseId, null, true);
  useOnce(add);
  return null;
}

function Purchase({ kind, courseId, eventId }: CourseDeed & { kind: BuyKind }): ReactNode {
  const { act, dialog } = useBuy(courseId, eventId);
  useOnce(() => act(kind));
  return dialog;
}

function BundlePurchase({ slug }: BundleDeed): null {
  const tenant = useTenant();
  useOnce(() => buyBundle(tenant, slug));
  return null;
}

/** Does a deed once, with the messages it has where it stands on a page. */
export function DoneDeed({ deed }: { deed: Deed }): ReactNode {
  if (deed.kind === 'bundle') return <BundlePurchase {...deed} />;
  const { kind } = deed;
  return kind === 'wish' ? <Wish {...deed} /> : <Purchase {...deed} kind={kind} />;
}
