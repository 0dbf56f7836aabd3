import type { ApiClient } from '@suluh/api/client';
import type { Site } from '../parts/action/index.ts';
import { submitted, type Submitted } from '../parts/rule-form/submitted.ts';

/** A registration may be refused, or its login after it. */
export type Registered = Submitted & { isRegistered: boolean };

export interface Credentials {
  email: string;
  password: string;
}

export interface Account extends Credentials {
  fullname: string;
  phone: string;
  consent: boolean;
}

export interface NewAccount extends Account {
  /** Of the friend who sent them; empty for none. */
  referralCode: string;
}

/** Sets another password, for who knows the one until now; other logins end. */
export const changePassword = async (
  api: ApiClient,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<Submitted> => submitted(await api.POST('/api/auth/change-password', { body: { oldPassword, newPassword } }));

const programOf = ({ program }: Site) => (program ? { program } : {});

/** Logs in to the site's own area. */
export const logIn = async (api: ApiClient, { email, password }: Credentials, site: Site): Promise<Submitted> =>
  submitted(
    await api.POST('/api/auth/login', {
      body: { email, password, sessionType: site.sessionType, ...programOf(site) },
    }),
  );

/** Takes an account of another site to this one by its password, and logs in. */
export const joinAndLogIn = async (
  api: ApiClient,
  { email, password, consent }: Credentials & { consent: boolean },
  site: Site,
): Promise<Submitted> =>
  submitted(
    await api.POST('/api/auth/join', {
      body: { email, password, consent: consent as true, sessionType: site.sessionType, ...programOf(site) }, // the API refuses what was not ticked
    }),
  );

/** Has a link mailed that does the same with a new password. */
export const askToJoin = async (
  api: ApiClient,
  { email, consent }: { email: string; consent: boolean },
  site: Site,
): Promise<Submitted> =>
  submitted(
    await api.POST('/api/auth/join/mail', {
      body: { email, consent: consent as true, sessionType: site.sessionType, ...programOf(site) }, // as above
    }),
  );

/** Makes the account, then logs in to it. */
export async function registerAndLogIn(api: ApiClient, account: NewAccount, site: Site): Promise<Registered> {
  const { fullname, email, phone, password, consent, referralCode } = account;
  const made = submitted(
    await api.POST('/api/auth/register', {
      body: {
        fullname,
        email,
        phone,
        password,
        consent: consent as true, // the API refuses what was not ticked
        ...(referralCode ? { referralCode } : {}),
        sessionType: site.sessionType,
        ...programOf(site),
      },
    }),
  );
  if (made.kind === 'refused') return { ...made, isRegistered: false };
  return { ...(await logIn(api, account, site)), isRegistered: true };
}

/** Accepts an invitation to the internship with an account, new or there already, then logs in to it. */
export async function acceptAndLogIn(
  api: ApiClient,
  { code, ...account }: Account & { code: string },
  site: Site,
): Promise<Registered> {
  const { fullname, email, phone, password, consent } = account;
  const accepted = submitted(
    await api.POST('/api/internship/invitation/{code}', {
      params: { path: { code } },
      body: { fullname, email, phone, password, consent: consent as true }, // the API refuses what was not ticked
    }),
  );
  if (accepted.kind === 'refused') return { ...accepted, isRegistered: false };
  return { ...(await logIn(api, account, site)), isRegistered: true };
}

/** Asks for the mail with the reset link. The answer is the same for an unknown address. */
export const askForReset = async (api: ApiClient, { email }: { email: string }, site: Site): Promise<Submitted> =>
  submitted(await api.POST('/api/auth/forgot-password', { body: { email, ...programOf(site) } }));

/** Sets a new password with the token of the mailed link. */
export const resetPassword = async (
  api: ApiClient,
  { token, password }: { token: string; password: string },
): Promise<Submitted> => submitted(await api.POST('/api/auth/reset-password', { body: { token, password } }));
