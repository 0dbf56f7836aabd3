'use client';
import type { ApiFailure } from '@suluh/api/client';
import type { Certificate } from '@suluh/api/types';
import { TOAST_MS } from '@suluh/domain/toast';
import { certificateText } from '@suluh/i18n-id/certificate';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useState, type MouseEvent, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { currentPath, loginPath, useTenantFacts } from '../parts/tenant-facts/index.ts';
import { fileHref } from './view.ts';

/** Long enough for the browser to have begun saving. */
const KEPT_MS = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** 'Unduh Sertifikat': loading while the file is prepared (spec 4, Course card labels). Before JavaScript a plain link to the file. */
export function DownloadLink({ certificate }: { certificate: Certificate }): ReactElement {
  const facts = useTenantFacts();
  const api = useApiClient();
  const [busy, setBusy] = useState(false);
  async function download(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a tab or window of its own: the browser's business
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { data, error } = await api.GET('/api/certificate/{id}/download', { params: { path: { id: certificate.id } }, parseAs: 'blob' });
    setBusy(false);
    if (data) return save(data, `${certificate.number}.pdf`);
    const failure = error as unknown as ApiFailure;
    if (failure.code === 401) return window.location.assign(loginPath(facts, currentPath()));
    showToast({ text: failure.message, tone: 'error', durationMs: TOAST_MS.promoError });
  }
  return (
    <ButtonLink icon="download" href={fileHref(facts.apiPath, certificate)} download={`${certificate.number}.pdf`} loading={busy} onClick={(event) => void download(event)}>
      {busy ? certificateText.preparing : certificateText.download}
    </ButtonLink>
  );
}
