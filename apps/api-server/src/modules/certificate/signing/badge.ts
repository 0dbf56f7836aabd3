import { apiPath, MAIN_ROUTES } from '@suluh/domain/address';
import { certificateKind } from '@suluh/domain/certificate';
import { certificateKindText } from '@suluh/i18n-id/certificate';
import { productNameText } from '@suluh/i18n-id/server';
import { importJWK, SignJWT } from 'jose';
import type { Executor } from '../../../db/index.ts';
import { checkUrl } from '../checkUrl.ts';
import type { Found } from '../queries.ts';
import type { CertificateWords } from '../certificateWords.ts';
import { BADGE_ALGORITHM, signingKey } from './keys.ts';

const CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

const STATUS_TYPE = '1EdTechRevocationList';

const at = (mainOrigin: string, path: `/api/${string}`): string => `${mainOrigin}${apiPath(MAIN_ROUTES, path)}`;

/** Where everybody finds who issues badges, and the key a badge names. */
const issuerUrl = (mainOrigin: string): string => at(mainOrigin, '/api/certificate/issuer');
const keyUrl = (mainOrigin: string, id: string): string => at(mainOrigin, `/api/certificate/key/${id}`);
const statusUrl = (mainOrigin: string, number: string): string => at(mainOrigin, `/api/certificate/status/${number}`);

/** Who issues badges, as checkers read it (Open Badges 3.0, Profile). */
export const issuerProfile = (mainOrigin: string) => ({
  '@context': CONTEXT,
  id: issuerUrl(mainOrigin),
  type: ['Profile'],
  name: productNameText,
  url: mainOrigin,
});

/** What became of one badge, as checkers read it (1EdTech revocation list of one). */
export const badgeStatus = (mainOrigin: string, number: string, isEnded: boolean) => ({
  id: statusUrl(mainOrigin, number),
  issuer: issuerUrl(mainOrigin),
  revokedCredential: isEnded ? [{ id: checkUrl(mainOrigin, number), revoked: true }] : [],
});

/** A certificate as the credential of Open Badges 3.0: the same words as its paper. */
function credential({ certificate }: Found, words: CertificateWords, mainOrigin: string) {
  const { number, fullname, isCompetence, issuedAt, expiresAt } = certificate;
  const id = checkUrl(mainOrigin, number);
  return {
    '@context': CONTEXT,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: words.course,
    issuer: { id: issuerUrl(mainOrigin), type: ['Profile'], name: productNameText },
    validFrom: issuedAt.toISOString(),
    ...(expiresAt ? { validUntil: expiresAt.toISOString() } : {}),
    credentialStatus: { id: statusUrl(mainOrigin, number), type: STATUS_TYPE },
    credentialSubject: {
      id: `${id}#pemegang`,
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: fullname }],
      achievement: {
        id: `${id}#kursus`,
        type: ['Achievement'],
        achievementType: isCompetence ? 'Competency' : 'Course',
        name: words.course,
        description: `${certificateKindText[certificateKind(certificate)]}. ${words.detail}.`,
        criteria: { narrative: words.detail },
        creator: { id: `${id}#penyelenggara`, type: ['Profile'], name: words.institution.name },
        inLanguage: 'id',
        humanCode: number,
        tag: words.units.map(({ code, title }) => `${code} ${title}`),
      },
    },
  };
}

/**
 * The badge of a certificate: the credential as a signed JWT, which any checker of Open Badges 3.0 proves by the key it
 * names (docs/product/certificate.md#badge).
 */
export async function badgeOf(
  db: Executor,
  found: Found,
  words: CertificateWords,
  mainOrigin: string,
): Promise<string> {
  const { id, jwk } = await signingKey(db, 'certificate-badge');
  const said = credential(found, words, mainOrigin);
  const { issuedAt, expiresAt } = found.certificate;
  const jwt = new SignJWT(said)
    .setProtectedHeader({ alg: BADGE_ALGORITHM, typ: 'JWT', kid: keyUrl(mainOrigin, id) })
    .setIssuer(said.issuer.id)
    .setSubject(said.credentialSubject.id)
    .setJti(said.id)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt);
  if (expiresAt) jwt.setExpirationTime(expiresAt);
  return jwt.sign(await importJWK(jwk, BADGE_ALGORITHM));
}
