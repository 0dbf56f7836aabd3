import { staffCertificateEntries as entries } from '@suluh/api/catalogue';
import type { Database } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { staff } from '../../http/authenticate.ts';
import { route, type Route, type Staff } from '../../http/route.ts';
import { readWhole } from '../../storage/index.ts';
import { changeRecord, requireVersion } from '../staff/editedRecords.ts';
import { oneOf } from '../staff/records.ts';
import { keepSignature, signatureToKeep } from '../staffTeacher/signature.ts';
import { editedTemplate, signedTemplate, type TemplateRow } from './editedTemplate.ts';

const { list, create, update } = entries.templates;
const changeSigners = changeRecord<typeof list, typeof create, typeof update>;

/** The signer at a place, counted from one. @throws ApiError NOT_FOUND where nobody signs there */
function signerAt({ signers }: TemplateRow, at: number): TemplateRow['signers'][number] {
  const signer = signers[at - 1];
  if (!signer) throw new ApiError('NOT_FOUND');
  return signer;
}

/** Sets how a signer signs from now on, of the version that was read; one who signs like that already is left as they are. */
const sign = (
  db: Database,
  { id, at }: { id: number; at: number },
  signature: string | null,
  { who, ifMatch, now }: { who: Staff; ifMatch: number | null; now: Date },
) =>
  db.transaction(async (tx) => {
    const row = await oneOf(tx, editedTemplate, id, who.reach);
    if (signerAt(row, at).signature === signature) return row;
    const signers = row.signers.map((signer, place) => (place === at - 1 ? { ...signer, signature } : signer));
    const action = signature === null ? 'certificateTemplate.signatureRemove' : 'certificateTemplate.signature';
    return changeSigners(tx, signedTemplate, {
      id,
      version: requireVersion(ifMatch),
      body: { signers },
      who,
      now,
      action,
    });
  });

/** How signers of a template sign certificates; shown to those alone who may change it (docs/product/certificate.md#templates). */
export const templateSignatureRoutes: Route[] = [
  route(entries.templateSignature, async ({ params, file, caller, ifMatch }, { db, files, now }) => {
    const who = staff(caller);
    signerAt(await oneOf(db, editedTemplate, params.id, who.reach), params.at);
    const picture = await signatureToKeep(file!);
    if (picture === null) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
    const kept = await keepSignature(files.closed, picture);
    return { data: await sign(db, params, kept, { who, ifMatch, now: now() }) };
  }),

  route(entries.templateSignatureFile, async ({ params: { id, at }, caller }, { db, files }) => {
    const { signature } = signerAt(await oneOf(db, editedTemplate, id, staff(caller).reach), at);
    const bytes = signature ? await readWhole(files.closed, signature) : null;
    if (bytes === null) throw new ApiError('NOT_FOUND');
    return { data: { bytes, name: `${id}-${at}.png` } };
  }),

  route(entries.templateSignatureRemove, async ({ params, caller, ifMatch }, { db, now }) => ({
    data: await sign(db, params, null, { who: staff(caller), ifMatch, now: now() }),
  })),
];
