'use client';
import { createQueryClient } from '@suluh/api/queries';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';

/** Gives the islands of an account page their query cache. Public pages do without, and without its weight. */
export function QueryProvider({ children }: { children: ReactNode }): ReactElement {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
