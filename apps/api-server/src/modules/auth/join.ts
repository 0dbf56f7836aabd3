import { auth } from '@suluh/api/catalogue';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import { accountByPassword } from './accountByPassword.ts';
import { areaNamed, becomeMember } from './area.ts';
import { enter } from './logIn.ts';

/**
 * Takes an account to another area of ours by its password, and logs in there (docs/product/session.md#several-areas).
 * The address must be proven: else whoever made an account with somebody's address would be in wherever they go.
 */
export const join = route(auth.join, async ({ body, programHeader }, services) => {
  const area = await areaNamed(services, body, programHeader);
  if (!area.admits) throw new ApiError('REGISTRATION_CLOSED');
  const account = await accountByPassword(services, body);
  if (!account.isVerified) throw new ApiError('EMAIL_UNPROVEN');
  await services.db.transaction((tx) => becomeMember(tx, services, area, account.id));
  return { data: await enter(services, account, area, null) };
});
