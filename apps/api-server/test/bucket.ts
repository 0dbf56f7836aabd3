import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

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
