import path from 'node:path';
import type { Environment } from '@suluh/config/environment';
import { diskStore } from './diskStore.ts';
import type { Files } from './fileStore.ts';
import { s3Store } from './s3Store.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');

/** Settings that say where files lie. */
export type StorageSettings = Pick<
  Environment,
  'SULUH_DATA_DIR' | 'S3_BUCKET_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Parts of a storage, in a folder or below a bucket, by what they are called there. */
const PARTS = { open: 'storage', closed: 'closed' } as const;

/** A part of the storage in the data folder. */
export const folderOf = (part: keyof Files, { SULUH_DATA_DIR }: Pick<Environment, 'SULUH_DATA_DIR'>): string =>
  path.resolve(REPOSITORY, SULUH_DATA_DIR, PARTS[part]);

/** The stores of an installation: a bucket where one is named, else folders of the data folder. */
export function filesOf(settings: StorageSettings): Files {
  const { S3_BUCKET_URL: url, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId = '' } = settings;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = settings;
  if (url === undefined)
    return { open: diskStore(folderOf('open', settings)), closed: diskStore(folderOf('closed', settings)) };
  const bucket = { url, region, accessKeyId, secretAccessKey };
  return { open: s3Store(bucket, PARTS.open), closed: s3Store(bucket, PARTS.closed) };
}
