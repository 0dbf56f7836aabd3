import { createHash } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import S3rver from 's3rver';

/** What the package keeps its objects in, of which its types say nothing. */
interface ObjectFolder {
  getResourcePath(bucket: string, key: string, resource: 'object'): string;
  putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
  putObject(object: {
    bucket: string;
    key: string;
    metadata: Record<string, string>;
    content: Readable | Buffer;
  }): Promise<{ size: number; md5: string }>;
}

/**
 * Lets the package answer that it has an object when it has: its own way answers while the file is still being
 * written, and who asks at once reads what was there before, which no bucket does.
 */
function keepWholeObjects(folder: ObjectFolder): void {
  folder.putObject = async ({ bucket, key, metadata, content }) => {
    const place = folder.getResourcePath(bucket, key, 'object');
    const unfinished = `${place}.unfinished`;
    await mkdir(path.dirname(place), { recursive: true });
    const hash = createHash('md5');
    let size = 0;
    const weighed = async function* (source: AsyncIterable<Buffer>) {
      for await (const part of source) {
        hash.update(part);
        size += part.length;
        yield part;
      }
    };
    await pipeline(
      Buffer.isBuffer(content) ? Readable.from([content]) : content,
      weighed,
      createWriteStream(unfinished),
    );
    await rename(unfinished, place);
    const md5 = hash.digest('hex');
    await folder.putMetadata(bucket, key, metadata, md5);
    return { size, md5 };
  };
}

/** A server that speaks S3 with an empty bucket, and the settings that lead to it. */
export async function startBucket() {
  const folder = mkdtempSync(path.join(tmpdir(), 'suluh-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'suluh', configs: [] }],
  });
  keepWholeObjects((server as unknown as { store: ObjectFolder }).store);
  const { port } = await server.run();
  let isRunning = true;
  return {
    folder: path.join(folder, 'suluh'),
    env: {
      S3_BUCKET_URL: `http://127.0.0.1:${port}/suluh`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async stop() {
      if (isRunning) await server.close();
      isRunning = false;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
