import type { Permission } from '@suluh/domain/staff';
import { HttpError, type AuthProvider } from 'react-admin';
import { call } from './call.ts';
import type { Proof } from './passkey.ts';

/** Who is signed in, and what they may do. */
export interface Me {
  userId: string;
  fullname: string;
  email: string;
  roles: string[];
  permissions: Permission[];
  hasSecondFactor: boolean;
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
  mustSetUp: boolean;
  endsAt: string;
}

/** What signing in takes: the password, and a proof where a second factor is set up. */
export interface SignIn extends Proof {
  email: string;
  password: string;
}

let known: Promise<Me> | null = null;

async function ask(): Promise<Me> {
  const { data } = await call<Me | null>('/api/staff/me', { isQuiet: true });
  if (data === null) throw new HttpError('', 401); // nobody is signed in: react-admin leads to the sign-in page
  return data;
}

/** Who is signed in, asked once. @throws HttpError when nobody is */
export function me(): Promise<Me> {
  known ??= ask().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Forgets who is signed in: the next one who asks is told anew. */
export const forgetMe = (): void => void (known = null);

/** Signs in. @throws HttpError with the refusal */
export async function signIn(body: SignIn): Promise<Me> {
  const { data } = await call<{ me: Me }>('/api/staff/session', { method: 'POST', body, isQuiet: true });
  known = Promise.resolve(data.me);
  return data.me;
}

/** Who may open what, from who is signed in; the API decides regardless. */
export const authProvider: AuthProvider = {
  login: (params: SignIn) => signIn(params),
  async logout() {
    if (known === null) return; // nobody is: there is no session to end
    await call('/api/staff/session', { method: 'DELETE', isQuiet: true }).catch(() => undefined); // over or away: the same
    forgetMe();
  },
  async checkAuth() {
    await me();
  },
  // A refusal never ends a session; one that is over is asked for again over the page.
  checkError: () => Promise.resolve(),
  async getIdentity() {
    const { userId, fullname } = await me();
    return { id: userId, fullName: fullname };
  },
  getPermissions: async () => (await me()).permissions,
};
