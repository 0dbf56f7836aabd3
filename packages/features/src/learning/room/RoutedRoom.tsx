'use client';
import type { Learning } from '@suluh/api/types';
import { useRouter } from 'next/navigation';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { RoomProvider } from './RoomProvider.tsx';

/** A room whose ways out are those of the app. */
export function RoutedRoom({ learning, children }: { learning: Learning; children: ReactNode }): ReactElement {
  const router = useRouter();
  const ways = useMemo(() => ({ go: (href: string) => router.push(href), refresh: () => router.refresh() }), [router]);
  return (
    <RoomProvider learning={learning} ways={ways}>
      {children}
    </RoomProvider>
  );
}
