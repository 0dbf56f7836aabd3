import type { ApiClient } from '@suluh/api/client';
import type { PartnershipType } from '@suluh/domain/validation';
import { submitted, type Submitted } from '../parts/rule-form/submitted.ts';
import { fileBody } from '../parts/api-client/fileBody.ts';

/** An application as its form holds it, fields of training between commas. */
export interface Applied {
  type: PartnershipType;
  name: string;
  phone: string;
  website: string;
  fields: string;
  profile: string;
}

/** Applies to become a partner. */
export const apply = async (api: ApiClient, body: Applied): Promise<Submitted> =>
  submitted(await api.POST('/api/partnership/application', { body }));

/** Adds a file to an application that waits. */
export const addFile = (api: ApiClient, { id }: { id: number }, file: File) =>
  api.POST('/api/partnership/application/{id}/file', {
    params: { path: { id }, query: { filename: file.name || 'berkas' } },
    ...fileBody(file),
  });
