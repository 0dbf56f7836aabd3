'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import { certificateText } from '@suluh/i18n-id/certificate';
import { controlText } from '@suluh/i18n-id/control';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import type { MouseEvent, ReactElement } from 'react';

/** 'Salin tautan pemeriksaan'; before JavaScript, and without a clipboard, a link to the same address. */
export function CopyCheckLink({ path }: { path: string }): ReactElement {
  async function copy(event: MouseEvent): Promise<void> {
    if (!navigator.clipboard) return;
    event.preventDefault();
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    showToast({ text: controlText.copied, tone: 'success', durationMs: TOAST_MS.copyVoucher });
  }
  return (
    <ButtonLink kind="plain" block icon="link" href={path} onClick={(event) => void copy(event)}>
      {certificateText.copyLink}
    </ButtonLink>
  );
}
