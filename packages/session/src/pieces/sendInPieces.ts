import { Upload } from 'tus-js-client';

/** Bytes of one piece: on a line of 16 kB a second it arrives within the half minute a request may take. */
const PIECE_BYTES = 512 * 1024;

/** After a failure it is tried again so soon, then later and later, for an hour; at once when the line is back. */
const RETRY_DELAYS_MS = Array.from({ length: 240 }, (_, tries) => Math.min(1_000 * 2 ** tries, 15_000));

/** What became of a file: status and body of a refusal, null once it has arrived. */
export type Sent = { refusedWith: number; said: string } | null;

interface Sending {
  /** Where it is taken, with its origin. */
  endpoint: string;
  file: File;
  /** What is said of it beside its name. */
  metadata?: Readonly<Record<string, string>>;
  /** How much has arrived and is kept. */
  onProgress: (sentBytes: number) => void;
  /** Whether it waits for the line. */
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Sends a file in pieces by tus 1.0, and goes on where it stopped after a lost line, a reload or another day
 * (docs/product/learning.md#work). Settles when the file has arrived or was refused. Browser only.
 */
export async function sendInPieces({
  endpoint,
  file,
  metadata = {},
  onProgress,
  onWaiting,
  signal,
}: Sending): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>();
  const upload = new Upload(file, {
    endpoint,
    chunkSize: PIECE_BYTES,
    retryDelays: RETRY_DELAYS_MS,
    metadata: { ...metadata, filename: file.name },
    // The same file said to be something else begins anew.
    fingerprint: () => Promise.resolve(JSON.stringify([endpoint, file.name, file.size, file.lastModified, metadata])),
    removeFingerprintOnSuccess: true,
    onChunkComplete: (_piece, sentBytes) => {
      onWaiting(false);
      onProgress(sentBytes);
    },
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus() ?? 0;
      const isPassing = status === 0 || status >= 500 || status === 409 || status === 423 || status === 429;
      onWaiting(isPassing);
      return isPassing;
    },
    onError: (error) => {
      const response = 'originalResponse' in error ? error.originalResponse : null;
      resolve({ refusedWith: response?.getStatus() ?? 503, said: response?.getBody() ?? '' });
    },
    onSuccess: () => resolve(null),
  });
  const again = () => void upload.abort().then(() => upload.start());
  signal.addEventListener('abort', () => void upload.abort());
  window.addEventListener('online', again);
  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  upload.start();
  return promise.finally(() => window.removeEventListener('online', again));
}
