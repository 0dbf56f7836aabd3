'use client';
import { useRouter } from 'next/navigation';
import type { ReactElement } from 'react';
import { CancelOrder } from './CancelOrder.tsx';

/** 'Batalkan' on the page of the order itself, which then shows how it ended. */
export function CancelHere(order: { orderId: string; orderToken?: string; path: string }): ReactElement {
  const router = useRouter();
  return <CancelOrder {...order} onCancelled={() => router.refresh()} />;
}
