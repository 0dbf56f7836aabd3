import { siteOrigins } from '@suluh/config/origins';
import { certificateEntries as entries } from '@suluh/api/catalogue';
import {
  certificateCodeOf,
  certificateStanding,
  isLikelySamePerson,
  type CertificateCode,
} from '@suluh/domain/certificate';
import { asc, desc, eq } from 'drizzle-orm';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { programOf } from '../program/queries.ts';
import { badgeRoutes } from './badges.ts';
import { certificateArchive } from './downloadAll.ts';
import { decideName } from './decideName.ts';
import { certificateBytes, certificateFile, sumOf } from './download.ts';
import { categoriesOf, certificatesOf, certificatesWhere, heldBy, ofLearner, type Found } from './queries.ts';
import { printName } from './printName.ts';
import { isOurs } from './signing/code.ts';
import { wordsOf } from './words.ts';

const list = route(entries.certificates, async ({ query, caller, programHeader }, services) => {
  const { certificate } = schema;
  const mine = ofLearner(learner(caller).userId, await programOf(services, query.program, programHeader));
  const [found, totalData] = await Promise.all([
    certificatesWhere(services.db, mine)
      .orderBy(desc(certificate.issuedAt), desc(certificate.id))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    services.db.$count(certificate, mine),
  ]);
  return {
    data: await certificatesOf(services.db, found, services.now()),
    meta: { page: query.page, limit: query.limit, totalData },
  };
});

/**
 * The row decides who was first. A name that may well be the same person's is printed at once; another waits for staff
 * (docs/product/certificate.md#name). The name it has already, as a retry sends it, changes nothing and costs no chance.
 */
const adjustName = route(entries.certificateName, async ({ params, body, caller }, { db, now }) => {
  const { certificate } = schema;
  const mine = heldBy(learner(caller).userId, params.id);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(certificate).where(mine).for('update');
    if (!before) throw new ApiError('NOT_FOUND');
    if (before.fullname !== body.fullname && before.requestedName !== body.fullname) {
      if (before.nameAdjustedAt || before.requestedName !== null) throw new ApiError('NAME_ADJUSTED');
      if (isLikelySamePerson(before.fullname, body.fullname)) await printName(tx, before, body.fullname, now());
      else
        await tx
          .update(certificate)
          .set({ requestedName: body.fullname, nameRequestedAt: now() })
          .where(eq(certificate.id, before.id));
    }
    const [answer] = await certificatesOf(tx, await certificatesWhere(tx, mine), now());
    return { data: answer! };
  });
});

/** The certificate of a code; none for a code whose signature is not ours, whatever its number. */
async function foundBy(db: Executor, code: CertificateCode): Promise<Found | undefined> {
  if (code.signature !== null && !(await isOurs(db, code))) return undefined;
  const [found] = await certificatesWhere(db, eq(schema.certificate.number, code.number));
  return found;
}

/** What the number's holder can compare, letter by letter, with the paper in their hands. */
const verify = route(entries.certificateVerify, async ({ params }, { db, settings, now }) => {
  const code = certificateCodeOf(params.number);
  const found = code && (await foundBy(db, code));
  if (!found) throw new ApiError('NOT_FOUND');
  const { certificate, course } = found;
  const { certificateVersion } = schema;
  const categories = (await categoriesOf(db, [course.id]))(course.id);
  const words = wordsOf(found, categories);
  const former = await db
    .select()
    .from(certificateVersion)
    .where(eq(certificateVersion.certificateId, certificate.id))
    .orderBy(asc(certificateVersion.version));
  // one that was never downloaded is drawn once, so that its file can be told from another
  const { fileSums } = certificate;
  const sha256 =
    fileSums.length > 0 ? fileSums : [sumOf(await certificateBytes(db, found, categories, siteOrigins(settings).main))];
  return {
    data: {
      number: certificate.number,
      isCompetence: certificate.isCompetence,
      fullname: certificate.fullname,
      issuedAt: certificate.issuedAt.toISOString(),
      course: { fullname: words.course },
      detail: words.detail,
      signers: words.signers,
      units: words.units,
      isSigned: code.signature !== null,
      institution: words.institution,
      expiresAt: certificate.expiresAt?.toISOString() ?? null,
      standing: certificateStanding(certificate, now()),
      formerNames: former.map(({ fullname, endedAt }) => ({ fullname, until: endedAt.toISOString() })),
      sha256,
      formerSha256: former.flatMap(({ fileSums }) => fileSums),
    },
  };
});

/**
 * Certificates: the learner's own, and the check of a number by everybody (docs/product/certificate.md#kinds;
 * endpoints, Certificates).
 */
export const certificateRoutes = [
  list,
  certificateFile,
  certificateArchive,
  ...badgeRoutes,
  adjustName,
  decideName,
  verify,
];
