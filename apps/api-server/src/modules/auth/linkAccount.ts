import { pathTo } from '@suluh/domain/address';
import { auth } from '@suluh/api/catalogue';
import { RESET_MAIL_LIMIT } from '@suluh/domain/limits';
import { sessionTypeOf } from '@suluh/domain/session';
import { linkAccountText } from '@suluh/i18n-id/auth';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { siteOf } from '../../http/site.ts';
import { countTry, tryKey } from '../../http/tryLimit.ts';
import { programBySlug, type ProgramRow } from '../program/queries.ts';
import { joinIdentity } from './externalAccount.ts';
import { forgetGuesses, isPasswordOf } from './guesses.ts';
import { enter } from './logIn.ts';
import type { ExternalPerson } from './openId.ts';
import { digestOf, newSecret } from './secret.ts';

const { identityLink, outbox, userAccount } = schema;

/** How long a person may take to prove that the account is theirs; the mail says so too. */
const LINK_MINUTES = 30;

/** Remembers a sign-in that waits for its proof. @returns what the browser that signed in has to bring along */
export async function beginLink(
  { db, now }: Services,
  program: ProgramRow,
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
    programId: program.id,
    redirectTo,
    expiresAt,
  });
  return linkToken;
}

const over = () => new ApiError('TOKEN_REVOKED', { message: linkAccountText.over });

/** The sign-in that waits, with the account it would be joined to. @throws ApiError TOKEN_REVOKED */
async function waitingLink({ db, now }: Services, program: ProgramRow, linkToken: string) {
  const [row] = await db
    .select({ link: identityLink, account: userAccount })
    .from(identityLink)
    .innerJoin(userAccount, and(eq(userAccount.id, identityLink.userId), isNull(userAccount.deletedAt)))
    .where(
      and(
        eq(identityLink.tokenHash, digestOf(linkToken)),
        eq(identityLink.programId, program.id),
        gt(identityLink.expiresAt, now()),
      ),
    );
  if (!row) throw over();
  return row;
}

/** Joining a partner's sign-in to an account that is somebody's already: once, with a proof. */
export const linkRoutes = [
  route(auth.ssoLink, async ({ params, body }, services) => {
    const program = await programBySlug(services, params.slug);
    const { link, account } = await waitingLink(services, program, body.linkToken);
    if ('password' in body) {
      if (!(await isPasswordOf(services, account.email, account.passwordHash, body.password)))
        throw new ApiError('INVALID_CREDENTIALS', { message: linkAccountText.wrong });
    } else if (!link.mailHash?.equals(digestOf(body.mailToken))) throw over();
    await services.db.transaction(async (tx) => {
      const [spent] = await tx
        .delete(identityLink)
        .where(eq(identityLink.tokenHash, link.tokenHash))
        .returning({ userId: identityLink.userId });
      if (!spent) throw over();
      await joinIdentity(tx, program, link, account.id);
      await forgetGuesses({ db: tx }, account.email);
    });
    const login = await enter(services, account, sessionTypeOf(program.sessionType) ?? 'reguler', program);
    return { data: { ...login, redirectTo: link.redirectTo } };
  }),

  route(auth.ssoLinkMail, async ({ params, body, site }, services) => {
    const program = await programBySlug(services, params.slug);
    const { link, account } = await waitingLink(services, program, body.linkToken);
    await countTry(services, tryKey('link-mail', account.email), RESET_MAIL_LIMIT);
    const { origin, routes } = siteOf(services.settings, program, program.sessionType, site);
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
          partner: program.name,
          link: `${origin}${pathTo(routes, 'externalLink', { token: mailToken })}`,
        },
      });
    });
    return { data: {} };
  }),
];
