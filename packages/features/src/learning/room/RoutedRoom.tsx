'use client';
import type { Learning } from '@suluh/api/types';
import { useRouter } from 'next/navigation';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { asksBefore } from '../../parts/leave-guard/index.ts';
import { RoomProvider } from './RoomProvider.tsx';

/** A room whose ways out are those of the app; who has words in it that are not sent is asked first. */
export function RoutedRoom({ learning, children }: { learning: Learning; children: ReactNode }): ReactElement {
  const router = useRouter();
  const ways = useMemo(
    () => ({
      go: (href: string) => {
        if (!asksBefore(href)) router.push(href);
      },
      refresh: () => router.refresh(),
    }),
    [router],
  );
  return (
    <RoomProvider learning={learning} ways={ways}>
      {children}
    </RoomProvider>
  );
}
