'use client';
import { lazy, Suspense, type ReactElement } from 'react';

const DocumentError = lazy(() => import('./DocumentError.tsx').then((module) => ({ default: module.DocumentError })));

/** Stands with every page for the document that may fail, so that what it then says is fetched when it does (tooling/decisions/0051). */
export const DocumentFailure = (): ReactElement => (
  <Suspense
    fallback={
      <html lang="id">
        <body />
      </html>
    }
  >
    <DocumentError />
  </Suspense>
);
