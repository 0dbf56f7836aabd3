'use client';
import { ErrorScreen } from '@suluh/features/status-pages';

export default function PageError({ reset }: { reset: () => void }) {
  return <ErrorScreen retry={reset} />;
}
