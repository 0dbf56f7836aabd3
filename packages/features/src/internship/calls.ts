import type { ApiClient } from '@suluh/api/client';
import { fileBody } from '../parts/api-client/fileBody.ts';

/** Hands in the report of a month of the period. */
export const sendReport = (api: ApiClient, { month }: { month: number }, file: File) =>
  api.POST('/api/internship/report/{month}', {
    params: { path: { month }, query: { filename: file.name || 'laporan.pdf' } },
    ...fileBody(file),
  });
