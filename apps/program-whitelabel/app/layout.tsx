import type { ReactNode } from 'react';

/** The document is the partner's (see [mode]/[slug]/layout.tsx). */
export default function Layout({ children }: { children: ReactNode }) {
  return children;
}
