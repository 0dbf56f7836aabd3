/** Largest body of a call or form, in bytes; the API takes no more either. */
const MOST_BYTES = 256 * 1024;

/** Calls and forms that carry a file: 5 MB (docs/product/validation.md#file-upload) and what surrounds it. */
const WITH_FILE =
  /\/api\/(profile\/photo|form\/(hand-in|partnership-file|job-apply|internship-report)|internship\/report\/\d+|job-vacancies\/\d+\/apply|partnership\/application\/\d+\/file|my-course\/[^/]+\/lesson\/\d+\/(submission|upload\/[\w-]+)|admin\/teacher\/\d+\/picture|admin\/course\/\d+\/(picture|lesson\/\d+\/upload\/[\w-]+))$/;
const AROUND_FILE_BYTES = 64 * 1024;
const MOST_FILE_BYTES = 5 * 1024 * 1024 + AROUND_FILE_BYTES;

/** What staff hand in as a whole, tables of courses and outlines with their texts: 10 MB (docs/product/staff.md#tables). */
const WHOLE = /\/api\/admin\/course\/(import|\d+\/outline)$/;
const MOST_WHOLE_BYTES = 10 * 1024 * 1024 + AROUND_FILE_BYTES;

function mostBytesOf(pathname: string): number {
  if (WHOLE.test(pathname)) return MOST_WHOLE_BYTES;
  return WITH_FILE.test(pathname) ? MOST_FILE_BYTES : MOST_BYTES;
}

/** A body is larger than the call may send. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/**
 * The body of a visitor's request, read no further than its limit: by what it announces, and counted while it comes.
 * @throws BodyTooLarge
 */
export async function limitedBody(request: Request): Promise<ArrayBuffer> {
  const most = mostBytesOf(new URL(request.url).pathname);
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new BodyTooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new BodyTooLarge();
    parts.push(part);
  }
  return new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer();
}
