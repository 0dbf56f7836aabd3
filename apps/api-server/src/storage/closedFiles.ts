import { createHmac } from 'node:crypto';
import { opensAsTrial } from '@suluh/domain/learning';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { schema } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { isSameSignature } from '../modules/payment/provider/sameSignature.ts';
import type { Services } from '../services.ts';
import { counted } from './dataUse.ts';
import type { StoredFile } from './fileStore.ts';
import { sendStored } from './sendStored.ts';

/** How long an address of a closed file opens it. */
const ADDRESS_LIFETIME_MS = 4 * 3_600_000;

/** When an address that is made now stops opening its file: no later than the look it is made in (docs/product/staff.md#looking). */
export const addressEnd = (now: Date, lookEndsAt: Date | null): Date =>
  new Date(Math.min(now.getTime() + ADDRESS_LIFETIME_MS, lookEndsAt?.getTime() ?? Infinity));

/** In the place of an enrolment, where a file is of a lesson that opens without one. */
const TRIED = 'coba';

/** Signs addresses of files that only owners may see. */
export interface FileAddresses {
  /** Address of an asset for one enrolment, below the origin of a site, good until `expiresAt`. */
  sign(file: { assetId: string; enrolmentId: string; name: string }, expiresAt: Date): string;
  /** Address of an asset of a lesson that opens without an enrolment. */
  trial(file: { assetId: string; name: string }, expiresAt: Date): string;
  /** Address a package of lessons begins at, below the host that frames have. */
  frame(file: { assetId: string; enrolmentId: string }, expiresAt: Date): string;
  isValid(key: string, file: { assetId: string; enrolmentId: string }, now: Date): boolean;
}

/** Addresses under a key derived from the token secret: bound to asset and enrolment (docs/product/learning.md#files). */
export function fileAddresses(tokenSecret: string, former: readonly string[] = []): FileAddresses {
  const [key, ...formerKeys] = [tokenSecret, ...former].map((secret) =>
    createHmac('sha256', secret).update('suluh lesson file').digest(),
  );
  const signature = (assetId: string, enrolmentId: string, expiry: string, by = key!): Buffer =>
    createHmac('sha256', by).update(`${expiry}.${assetId}.${enrolmentId}`).digest();
  const keyOf = ({ assetId, enrolmentId }: { assetId: string; enrolmentId: string }, expiresAt: Date): string => {
    const expiry = Math.floor(expiresAt.getTime() / 1000).toString(36);
    return `${expiry}.${signature(assetId, enrolmentId, expiry).toString('base64url')}`;
  };
  return {
    sign({ name, ...file }, expiresAt) {
      const { assetId, enrolmentId } = file;
      return `/storage/kelas/${assetId}/${enrolmentId}/${keyOf(file, expiresAt)}/${encodeURIComponent(name)}`;
    },
    trial({ assetId, name }, expiresAt) {
      return `/storage/coba/${assetId}/${keyOf({ assetId, enrolmentId: TRIED }, expiresAt)}/${encodeURIComponent(name)}`;
    },
    frame(file, expiresAt) {
      return `/storage/paket/${file.assetId}/${file.enrolmentId}/${keyOf(file, expiresAt)}/mulai`;
    },
    isValid(given, { assetId, enrolmentId }, now) {
      const [expiry = '', signed = ''] = given.split('.', 2);
      const isOurs = [key, ...formerKeys].some((by) =>
        isSameSignature(Buffer.from(signed, 'base64url'), signature(assetId, enrolmentId, expiry, by)),
      );
      if (!isOurs) return false;
      return now.getTime() < Number.parseInt(expiry, 36) * 1000;
    },
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An asset that this enrolment's course still has. */
async function assetOf({ db }: Services, assetId: string, enrolmentId: string) {
  const { enrolment, lesson, lessonAsset, section } = schema;
  const [found] = await db
    .select({
      path: lessonAsset.path,
      entry: lessonAsset.entry,
      mimetype: lessonAsset.mimetype,
      kind: lessonAsset.kind,
    })
    .from(lessonAsset)
    .innerJoin(lesson, eq(lesson.id, lessonAsset.lessonId))
    .innerJoin(section, eq(section.id, lesson.sectionId))
    .innerJoin(enrolment, and(eq(enrolment.courseId, section.courseId), eq(enrolment.id, enrolmentId)))
    .where(eq(lessonAsset.id, assetId));
  return found;
}

/** An asset of a lesson that still opens without an enrolment, of a course that is still public. */
async function triedAsset({ db }: Services, assetId: string) {
  const { course, lesson, lessonAsset, section } = schema;
  const [found] = await db
    .select({
      path: lessonAsset.path,
      mimetype: lessonAsset.mimetype,
      kind: lessonAsset.kind,
      isPreview: lesson.isPreview,
      lessonKind: lesson.kind,
    })
    .from(lessonAsset)
    .innerJoin(lesson, and(eq(lesson.id, lessonAsset.lessonId), isNull(lesson.retiredAt)))
    .innerJoin(section, eq(section.id, lesson.sectionId))
    .innerJoin(course, and(eq(course.id, section.courseId), eq(course.isPublished, true)))
    .where(eq(lessonAsset.id, assetId));
  return found && opensAsTrial({ isPreview: found.isPreview, kind: found.lessonKind }) ? found : undefined;
}

/** Parts of an address that opens a closed file. */
export type ClosedParams = Record<'asset' | 'enrolment' | 'key', string>;

/** The asset an address opens. @throws ApiError FORBIDDEN once it has expired, NOT_FOUND for what is not theirs */
export async function openedAsset(services: Services, { asset: assetId, enrolment: enrolmentId, key }: ClosedParams) {
  if (!UUID.test(assetId) || !UUID.test(enrolmentId)) throw new ApiError('NOT_FOUND');
  if (!services.fileAddresses.isValid(key, { assetId, enrolmentId }, services.now())) throw new ApiError('FORBIDDEN');
  const asset = await assetOf(services, assetId, enrolmentId);
  if (!asset) throw new ApiError('NOT_FOUND');
  return asset;
}

/** Sends a closed file; what it is to its lesson decides whether it is played or kept. */
function sendClosed(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  asset: { kind: string; mimetype: string },
  file: StoredFile,
) {
  reply
    .header('cache-control', 'private, max-age=3600')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', asset.kind === 'file' ? 'attachment' : 'inline');
  return sendStored(request, reply, file, asset.mimetype);
}

async function storedOf({ files }: Services, asset: { path: string; kind: string } | undefined): Promise<StoredFile> {
  if (!asset || asset.kind === 'scorm') throw new ApiError('NOT_FOUND'); // a package runs on a host of its own
  const found = await files.closed.find(asset.path);
  if (found === null) throw new ApiError('NOT_FOUND');
  return found;
}

/**
 * Gives out files of lessons at /storage/kelas/{asset}/{enrolment}/{key}/{name}, with ranges, as they are
 * read, and those of lessons to try at /storage/coba/{asset}/{key}/{name}. Who holds the address may fetch: 403 once it
 * has expired, 404 when the course is no longer theirs, or no longer to be tried.
 */
export function registerClosedFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: ClosedParams & { name: string } }>(
    '/storage/kelas/:asset/:enrolment/:key/:name',
    async (request, reply) => {
      const asset = await openedAsset(services, request.params);
      const found = await storedOf(services, asset);
      return sendClosed({ request, reply }, asset, counted(services, request.params.enrolment, found));
    },
  );
  app.get<{ Params: Record<'asset' | 'key' | 'name', string> }>(
    '/storage/coba/:asset/:key/:name',
    async (request, reply) => {
      const { asset: assetId, key } = request.params;
      if (!UUID.test(assetId)) throw new ApiError('NOT_FOUND');
      if (!services.fileAddresses.isValid(key, { assetId, enrolmentId: TRIED }, services.now()))
        throw new ApiError('FORBIDDEN');
      const asset = await triedAsset(services, assetId);
      const found = await storedOf(services, asset);
      return sendClosed({ request, reply }, asset!, found);
    },
  );
}
