'use client';
import type { ApiResult } from '@suluh/api/client';
import { profileText } from '@suluh/i18n-id/account';
import { profilePhotoText } from '@suluh/i18n-id/dialogs';
import { sessionChanged } from '@suluh/session/browser';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';

/** A photo as the API takes it: a form with one file. */
function formOf(photo: Blob): FormData {
  const form = new FormData();
  form.set('photo', photo, 'foto.jpg');
  return form;
}

/**
 * Sets the photo or takes it away; whatever goes wrong is 'Gagal mengupload foto' (docs/product/errors.md).
 * @param onDone the photo is another one now
 */
export function usePhoto(onDone: () => void) {
  const tenant = useTenant();
  const api = useApiClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function run(call: () => Promise<ApiResult<object>>, doneText: string): Promise<void> {
    setBusy(true);
    setError(null);
    const { error: failure } = await call();
    setBusy(false);
    if (leadsToLogin(failure, tenant)) return;
    if (failure) return setError(profilePhotoText.failed);
    sessionChanged();
    router.refresh();
    onDone();
    showToast({ text: doneText, tone: 'success' });
  }
  return {
    busy,
    error,
    forget: () => setError(null),
    save: (photo: Blob) =>
      run(
        () => api.POST('/api/profile/photo', { body: { photo: '' }, bodySerializer: () => formOf(photo) }),
        profileText.photoSaved,
      ),
    remove: () => run(() => api.DELETE('/api/profile/photo'), profileText.photoRemoved),
  };
}
