'use client';
import type { ApiClient, ApiResult } from '@suluh/api/client';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useState, type MouseEvent } from 'react';
import { useApiClient } from '../api-client/index.ts';
import { leadsToLogin, useTenant } from '../tenant/index.ts';

/** Long enough for the browser to have begun saving. */
const KEPT_MS = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/**
 * Turns a link to a file into a download that says when it is being prepared, and what went wrong
 * (docs/product/course.md#labels: download buttons show loading while running; docs/product/errors.md).
 * @param load asks for the file as a blob
 */
export function useDownload(name: string, load: (api: ApiClient) => Promise<ApiResult<Blob>>) {
  const tenant = useTenant();
  const api = useApiClient();
  const [busy, setBusy] = useState(false);
  async function download(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // a tab or window of its own: the browser's business
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { data, error } = await load(api);
    setBusy(false);
    if (data) return save(data, name);
    if (leadsToLogin(error, tenant)) return;
    showToast({ text: error.message, tone: 'error' });
  }
  return { busy, onClick: (event: MouseEvent) => void download(event) };
}
