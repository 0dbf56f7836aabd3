import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { ByteRange, StoredFile } from './fileStore.ts';

/** What a reader has already is still that file: by its tag, or by when it was changed. */
function isUnchanged(condition: string | undefined, { etag, modifiedAt }: StoredFile): boolean {
  if (condition === undefined) return true;
  if (condition.includes('"')) return condition === etag;
  return Date.parse(condition) >= Math.floor(modifiedAt.getTime() / 1000) * 1000;
}

/** The one part a reader asks for; null for all of it, `none` for one that lies behind the end. */
function partOf({ headers }: FastifyRequest, file: StoredFile): ByteRange | 'none' | null {
  const { range } = headers;
  if (range === undefined || !isUnchanged(headers['if-range'] as string | undefined, file)) return null;
  const ranges = parseRange(file.bytes, range, { combine: true });
  if (ranges === -1) return 'none';
  const [only, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return only === undefined || others.length > 0 ? null : { from: only.start, to: only.end };
}

/**
 * Answers with a file of a store as it is read: whole, the part a player asks for (206, 416), or that a reader has it
 * already (304). Headers that say who may keep it are the caller's.
 * @param type media type
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  type: string,
): Promise<FastifyReply> {
  reply
    .header('etag', file.etag)
    .header('last-modified', file.modifiedAt.toUTCString())
    .header('accept-ranges', 'bytes');
  const known = request.headers['if-none-match'];
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === file.etag)) return reply.code(304).send();
  const part = partOf(request, file);
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  reply.type(type);
  if (part === null) return reply.header('content-length', file.bytes).send(await file.read());
  return reply
    .code(206)
    .header('content-range', `bytes ${part.from}-${part.to}/${file.bytes}`)
    .header('content-length', part.to - part.from + 1)
    .send(await file.read(part));
}
