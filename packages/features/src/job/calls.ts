import type { ApiClient } from '@suluh/api/client';

function formWith(file: File): FormData {
  const form = new FormData();
  form.set('file', file, file.name);
  return form;
}

/** Applies for a vacancy with a CV. */
export const applyWith = (api: ApiClient, { id }: { id: number }, file: File) =>
  api.POST('/api/job-vacancies/{id}/apply', {
    params: { path: { id }, query: { filename: file.name || 'cv.pdf' } },
    body: { file: '' },
    bodySerializer: () => formWith(file),
  });
