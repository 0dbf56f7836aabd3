import type { ApiClient } from '@suluh/api/client';
import { fileBody } from '../parts/api-client/fileBody.ts';

/** Applies for a vacancy with a CV. */
export const applyWith = (api: ApiClient, { id }: { id: number }, file: File) =>
  api.POST('/api/job-vacancies/{id}/apply', {
    params: { path: { id }, query: { filename: file.name || 'cv.pdf' } },
    ...fileBody(file),
  });
