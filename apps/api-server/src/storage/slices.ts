/** Bytes of a large file that are in memory at once. */
const SLICE_BYTES = 1024 * 1024;

/** A large file as it is read: the stream of a Blob itself would run ahead of a slow reader and hold all of it. */
export async function* slicesOf(content: Blob): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < content.size; from += SLICE_BYTES)
    yield await content.slice(from, from + SLICE_BYTES).bytes();
}
