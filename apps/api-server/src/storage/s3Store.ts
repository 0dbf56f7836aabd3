import { Readable } from 'node:stream';
import mime from 'mime';
import { AwsClient } from 'aws4fetch';
import { isStorePath, type FileStore } from './fileStore.ts';
import { slicesOf } from './slices.ts';

/** A bucket of any service that speaks S3, and the keys to it. */
export interface Bucket {
  /** Address of the bucket, such as https://s3.ap-southeast-3.amazonaws.com/suluh. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A call that fails is tried again so often. */
const RETRIES = 2;

/** Longest wait for the beginning of an answer, in milliseconds. */
const PATIENCE_MS = 15_000;

const lengthOf = (content: Uint8Array | Blob): number => (content instanceof Blob ? content.size : content.byteLength);

/** Files of a bucket below a prefix (tooling/decisions/0044). Only this process opens them; readers never see the bucket's address. */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: Bucket, prefix: string): FileStore {
  const keys = { accessKeyId, secretAccessKey, region, service: 's3' };
  const client = new AwsClient({ ...keys, retries: RETRIES });
  const onceClient = new AwsClient({ ...keys, retries: 0 }); // a stream cannot be sent a second time
  const base = `${url.replace(/\/+$/, '')}/${prefix}`;
  const addressOf = (name: string): string => `${base}/${name.split('/').map(encodeURIComponent).join('/')}`;

  /** @throws Error for an answer that is none of those expected */
  async function ask(name: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const silent = new AbortController();
    const isStream = init.body instanceof ReadableStream;
    const timer = isStream ? undefined : setTimeout(() => silent.abort(), PATIENCE_MS);
    const answer = await (isStream ? onceClient : client)
      .fetch(addressOf(name), { ...init, signal: silent.signal })
      .finally(() => clearTimeout(timer));
    if (expected.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`the bucket answered ${answer.status} to ${init.method} ${prefix}/${name}`);
  }

  return {
    async put(name, content) {
      if (!isStorePath(name)) throw new Error(`${name} names no file of a store`);
      const type = mime.getType(name) ?? 'application/octet-stream';
      const headers = { 'content-type': type, 'content-length': String(lengthOf(content)) };
      const body = content instanceof Blob ? Readable.toWeb(Readable.from(slicesOf(content))) : Buffer.from(content);
      const answer = await ask(name, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit, [200]);
      await answer.body?.cancel();
    },
    async find(name) {
      if (!isStorePath(name)) return null;
      const { status, headers } = await ask(name, { method: 'HEAD' }, [200, 404]);
      if (status === 404) return null;
      return {
        bytes: Number(headers.get('content-length')),
        etag: headers.get('etag') ?? `"${headers.get('content-length')}"`,
        modifiedAt: new Date(headers.get('last-modified') ?? 0),
        async read(range) {
          const headers = new Headers(range ? { range: `bytes=${range.from}-${range.to}` } : {});
          const { body } = await ask(name, { method: 'GET', headers }, [range ? 206 : 200]);
          return Readable.from(body ?? [], { objectMode: false });
        },
      };
    },
    whereIs: addressOf,
    async remove(name) {
      if (isStorePath(name)) await ask(name, { method: 'DELETE' }, [200, 204, 404]);
    },
  };
}
