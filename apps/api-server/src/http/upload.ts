import type { Entry } from '@suluh/api/catalogue';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './apiError.ts';

type Upload = NonNullable<Entry['upload']>;

/** What surrounds the file in a multipart body: boundaries and headers. */
const WRAPPING_BYTES = 16 * 1024;

/** Has a scope take multipart forms and nothing else, no larger than the entry's file. */
export function takeUpload(scope: FastifyInstance, { field, maxBytes }: Upload): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes + WRAPPING_BYTES },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const type = request.headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => null); // not a form: the same as one without the file
      const file = form?.get(field);
      return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
    },
  );
}

/** The file of a body that `takeUpload` read. @throws ApiError BAD_REQUEST without one, PAYLOAD_TOO_LARGE */
export function uploadOf({ field, maxBytes }: Upload, body: unknown): Uint8Array {
  if (!(body instanceof Uint8Array) || body.length === 0)
    throw new ApiError('BAD_REQUEST', { errors: [{ field, message: 'requiredFile' }] });
  if (body.length > maxBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
  return body;
}
