import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { schema } from '../db/index.ts';
import { ApiError } from '../http/apiError.ts';
import { isSameSignature } from '../modules/payment/provider/sameSignature.ts';
import type { Services } from '../services.ts';
import { counted } from './dataUse.ts';
import { sendStored } from './sendStored.ts';

/** How long an address of a closed file opens it. */
const ADDRESS_LIFETIME_MS = 4 * 3_600_000;

/** When an address that is made now stops opening its file: no later than the look it is made in (docs/product/staff.md#looking). */
export const addressEnd = (now: Date, lookEndsAt: Date | null): Date =>
  new Date(Math.min(now.getTime() + ADDRESS_LIFETIME_MS, lookEndsAt?.getTime() ?? Infinity));

/** Signs addresses of files that only owners may see. */
export interface FileAddresses {
  /** Address of an asset for one enrolment, below the origin of a site, good until `expiresAt`. */
  sign(file: { assetId: string; enrolmentId: string; name: string }, expiresAt: Date): string;
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

/**
 * Gives out files of lessons at /storage/kelas/{asset}/{enrolment}/{key}/{name}, with ranges, as they are
 * read. Who holds the address may fetch: 403 once it has expired, 404 when the course is no longer theirs.
 */
export function registerClosedFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: ClosedParams & { name: string } }>(
    '/storage/kelas/:asset/:enrolment/:key/:name',
    async (request, reply) => {
      const asset = await openedAsset(services, request.params);
      if (asset.kind === 'scorm') throw new ApiError('NOT_FOUND'); // a package runs on a host of its own
      const found = await services.files.closed.find(asset.path);
      if (found === null) throw new ApiError('NOT_FOUND');
      reply
        .header('cache-control', 'private, max-age=3600')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', asset.kind === 'file' ? 'attachment' : 'inline');
      return sendStored(request, reply, counted(services, request.params.enrolment, found), asset.mimetype);
    },
  );
}
