import multipart from '@fastify/multipart';
import type { Entry } from '@suluh/api/catalogue';
import { ruleText } from '@suluh/i18n-id/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './apiError.ts';

type Upload = NonNullable<Entry['upload']>;

/** Fields a form may have beside its file, and how much each may say. */
const [MOST_FIELDS, MOST_FIELD_BYTES] = [10, 1024];

/** Has a scope take multipart forms and nothing else, read as they arrive, with one file no larger than the entry's. */
export function takeUpload(scope: FastifyInstance, { maxBytes }: Upload): void {
  scope.removeAllContentTypeParsers();
  void scope.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES, headerPairs: 20 },
  });
}

/** Reads the form; null for what is no form, or one without this file. @throws ApiError PAYLOAD_TOO_LARGE */
async function readFile(request: FastifyRequest, field: string): Promise<Uint8Array | null> {
  if (!request.isMultipart()) return null;
  try {
    let found: Uint8Array | null = null;
    for await (const part of request.files()) {
      if (part.fieldname === field) found = await part.toBuffer();
      else part.file.resume();
    }
    return found;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) throw new ApiError('PAYLOAD_TOO_LARGE');
    return null; // not a form after all: the same as one without the file
  }
}

/** The file of a form. @throws ApiError BAD_REQUEST without one, PAYLOAD_TOO_LARGE */
export async function uploadOf({ field }: Upload, request: FastifyRequest): Promise<Uint8Array> {
  const file = await readFile(request, field);
  if (file === null || file.length === 0)
    throw new ApiError('BAD_REQUEST', { errors: [{ field, message: ruleText({ code: 'requiredFile' }) }] });
  return file;
}
