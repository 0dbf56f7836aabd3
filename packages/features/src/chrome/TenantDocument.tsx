'use client';
import { useSelectedLayoutSegments } from 'next/navigation';
import type { CSSProperties, ReactElement, ReactNode } from 'react';

interface TenantDocumentProps {
  tenant: string;
  kind: string | undefined;
  /** Themes of pages that have one of their own, by the first part of their path. */
  themesByPage: Readonly<Record<string, string>>;
  /** A partner's ramp. */
  style: CSSProperties | undefined;
  /** Data is saved: each part of the page that could be heavy looks for this mark. */
  isSaving: boolean;
  children: ReactNode;
}

/**
 * The html element in the theme of the open page; a layout itself does not learn which that is
 * (docs/look.md#tenant-themes).
 */
export function TenantDocument({
  tenant,
  kind,
  themesByPage,
  style,
  isSaving,
  children,
}: TenantDocumentProps): ReactElement {
  const [page = ''] = useSelectedLayoutSegments();
  return (
    <html
      lang="id"
      data-scroll-behavior="smooth"
      data-tenant={themesByPage[page] ?? tenant}
      data-tenant-kind={kind}
      data-theme="light"
      data-saver={isSaving ? '' : undefined}
      style={style}
      suppressHydrationWarning
    >
      {children}
    </html>
  );
}
