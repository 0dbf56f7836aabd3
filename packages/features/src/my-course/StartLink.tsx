'use client';
import { START_BUSY_MS } from '@suluh/domain/my-course';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { useState, type ReactElement } from 'react';

/** Leads to an owned course; busy while it opens and for a second (docs/product/course.md#labels). */
export function StartLink({ href, label }: { href: string; label: string }): ReactElement {
  const [busy, setBusy] = useState(false);
  function start(): void {
    setBusy(true);
    setTimeout(() => setBusy(false), START_BUSY_MS);
  }
  return (
    <ButtonLink size="small" href={href} loading={busy} onClick={start}>
      {busy ? myCourseText.starting : label}
    </ButtonLink>
  );
}
