import { pathTo } from '@suluh/domain/address';
import { auth } from '@suluh/api/catalogue';
import { RESET_MAIL_LIMIT } from '@suluh/domain/limits';
import { SIGN_IN_PROVIDERS } from '@suluh/domain/session';
import { linkAccountText } from '@suluh/i18n-id/auth';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { siteOf } from '../../http/site.ts';
import { countTry, tryKey } from '../../http/tryLimit.ts';
import { areaStored } from './area.ts';
import { entranceOf } from './elsewhere.ts';
import { joinIdentity, partnerEntrance, takeOver, type Entrance } from './externalAccount.ts';
import { forgetGuesses, isPasswordOf } from './guesses.ts';
import { enter } from './logIn.ts';
import type { ExternalPerson } from './openId.ts';
import { digestOf, newSecret } from './secret.ts';
import type { SignInWay } from './ssoState.ts';
import { letterheadOf } from '../program/letterheadOf.ts';

const { identityLink, outbox, userAccount } = schema;

/** How long a person may take to prove that the account is theirs; the mail says so too. */
const LINK_MINUTES = 30;

/** Remembers a sign-in that waits for its proof. @returns what the browser that signed in has to bring along */
export async function beginLink(
  { db, now }: Services,
  { provider, programId, sessionType }: SignInWay,
  person: ExternalPerson,
  userId: string,
  redirectTo: string,
): Promise<string> {
  const linkToken = newSecret();
  const expiresAt = new Date(now().getTime() + LINK_MINUTES * 60_000);
  await db.insert(identityLink).values({
    tokenHash: digestOf(linkToken),
    issuer: person.issuer,
    subject: person.sub,
    userId,
    provider,
    programId,
    sessionType,
    redirectTo,
    expiresAt,
  });
  return linkToken;
}

const over = () => new ApiError('TOKEN_REVOKED', { message: linkAccountText.over });

/** The sign-in that waits, with the account it would be joined to. @throws ApiError TOKEN_REVOKED */
async function waitingLink({ db, now }: Services, linkToken: string) {
  const [row] = await db
    .select({ link: identityLink, account: userAccount })
    .from(identityLink)
    .innerJoin(userAccount, and(eq(userAccount.id, identityLink.userId), isNull(userAccount.deletedAt)))
    .where(and(eq(identityLink.tokenHash, digestOf(linkToken)), gt(identityLink.expiresAt, now())));
  if (!row) throw over();
  return row;
}

/** The entrance the sign-in went to. */
async function entranceOfLink(services: Services, way: SignInWay): Promise<Entrance> {
  const area = await areaStored(services, way);
  const provider = SIGN_IN_PROVIDERS.find((each) => each === way.provider);
  if (provider) return entranceOf(provider, area);
  if (!area.program) throw over();
  return partnerEntrance(area.program);
}

/** Joining a sign-in elsewhere to an account that is somebody's already: once, with a proof. */
export const linkRoutes = [
  route(auth.link, async ({ body }, services) => {
    const { link, account } = await waitingLink(services, body.linkToken);
    const entrance = await entranceOfLink(services, link);
    if ('password' in body) {
      if (!(await isPasswordOf(services, account.email, account.passwordHash, body.password)))
        throw new ApiError('INVALID_CREDENTIALS', { message: linkAccountText.wrong });
      if (!account.isVerified) throw new ApiError('EMAIL_UNPROVEN');
    } else if (!link.mailHash?.equals(digestOf(body.mailToken))) throw over();
    const joined = await services.db.transaction(async (tx) => {
      const [spent] = await tx
        .delete(identityLink)
        .where(eq(identityLink.tokenHash, link.tokenHash))
        .returning({ userId: identityLink.userId });
      if (!spent) throw over();
      const owned = account.isVerified ? account : await takeOver(tx, services, entrance, account);
      await joinIdentity(tx, services, entrance, link, owned.id);
      await forgetGuesses({ db: tx }, owned.email);
      return owned;
    });
    const login = await enter(services, joined, entrance.area, link);
    return { data: { ...login, redirectTo: link.redirectTo } };
  }),

  route(auth.linkMail, async ({ body, site }, services) => {
    const { link, account } = await waitingLink(services, body.linkToken);
    const { area, name } = await entranceOfLink(services, link);
    await countTry(services, tryKey('link-mail', account.email), RESET_MAIL_LIMIT);
    const { origin, routes } = siteOf(services.settings, area.program, area.sessionType, site);
    const mailToken = newSecret();
    await services.db.transaction(async (tx) => {
      await tx
        .update(identityLink)
        .set({ mailHash: digestOf(mailToken) })
        .where(eq(identityLink.tokenHash, link.tokenHash));
      await tx.insert(outbox).values({
        kind: 'linkAccount',
        payload: {
          to: account.email,
          fullname: account.fullname,
          partner: name,
          ...letterheadOf(area.program),
          link: `${origin}${pathTo(routes, 'externalLink', { token: mailToken, ...(link.provider && { with: link.provider }) })}`,
        },
      });
    });
    return { data: {} };
  }),
];
