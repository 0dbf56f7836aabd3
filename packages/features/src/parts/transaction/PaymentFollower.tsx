'use client';
import type { TransactionStatus } from '@suluh/domain/transaction';
import { paymentText } from '@suluh/i18n-id/payment';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useRouter } from 'next/navigation';
import { createContext, use, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useTenant } from '../tenant/index.ts';
import { unreadChanged } from '../unread/index.ts';
import { useFollow } from './useFollow.ts';

interface PaymentFollowerProps {
  orderId: string;
  status: TransactionStatus;
  /** Mark of the payment shown. */
  payment: string | null;
  deadlineMs: number | null;
  /** What the page shows; when it changes, the heading is read out. */
  stage: string;
  /** The page's heading. */
  heading: string;
  children: ReactNode;
}

const Ask = createContext<ReturnType<typeof useFollow> | null>(null);

/** Asks now how the payment stands. @throws Error outside of PaymentFollower. */
export function useAskNow(): ReturnType<typeof useFollow> {
  const ask = use(Ask);
  if (ask === null) throw new Error('An island stands outside PaymentFollower.');
  return ask;
}

/**
 * Surrounds the page of one payment: when the payment moves on, the page's own content is rendered anew by the server
 * and takes the place of the old one, without a reload. The new heading is read out; focus stays where it is, or goes
 * to the heading when its place is gone.
 */
export function PaymentFollower({
  orderId,
  status,
  payment,
  deadlineMs,
  stage,
  heading,
  children,
}: PaymentFollowerProps): ReactElement {
  const router = useRouter();
  const container = useRef<HTMLDivElement>(null);
  const tenant = useTenant();
  const ask = useFollow({ orderId, status, payment, deadlineMs }, ({ kind, payment: next }) => {
    unreadChanged(tenant);
    if (kind === 'replaced' && next !== null) showToast({ text: paymentText.replaced, tone: 'plain' });
    router.refresh();
  });
  const [shown, setShown] = useState({ stage, announcement: '' });
  if (shown.stage !== stage) setShown({ stage, announcement: heading });
  const { announcement } = shown;
  useEffect(() => {
    if (announcement === '') return;
    const title = container.current?.querySelector('h1');
    if (document.activeElement === document.body) title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'center' });
  }, [announcement]);
  return (
    <div ref={container}>
      <p className="layout-hidden" role="status">
        {announcement}
      </p>
      <Ask value={ask}>{children}</Ask>
    </div>
  );
}
