'use client';
import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { TenantFacts } from './facts.ts';

const Facts = createContext<TenantFacts | null>(null);

/** Gives the islands of a layout their tenant. */
export function TenantFactsProvider({ facts, children }: { facts: TenantFacts; children: ReactNode }): ReactElement {
  return <Facts value={facts}>{children}</Facts>;
}

/** The tenant an island works in. @throws Error outside of a layout's provider. */
export function useTenantFacts(): TenantFacts {
  const facts = use(Facts);
  if (facts === null) throw new Error('An island stands outside TenantFactsProvider.');
  return facts;
}
