import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import { call } from './call.ts';
import type { Me } from './auth.ts';

const text = staffFactorText.passkey;

/** A proof of who somebody is, beside the password; the password again of who has none beside it. */
export interface Proof {
  password?: string;
  code?: string;
  recoveryCode?: string;
  passkey?: object;
}

/** The ways somebody has to prove it, and what their passkeys are asked; null without any. */
export interface Ways {
  hasAuthenticator: boolean;
  /** There is no second factor: the password is typed once more. */
  byPassword: boolean;
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
}

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => browserSupportsWebAuthn();

/** What is said when a passkey was not made or used: its person thought better of it, or the browser would not. */
const wordsOf = (error: unknown): Error =>
  error instanceof WebAuthnError || error instanceof DOMException
    ? new Error(
        error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
          ? text.known
          : text.failed,
        { cause: error },
      )
    : (error as Error);

/** Uses a passkey. @throws Error with the words to say */
export async function usePasskeyFor(options: PublicKeyCredentialRequestOptionsJSON): Promise<Proof> {
  try {
    return { passkey: await startAuthentication({ optionsJSON: options }) };
  } catch (error) {
    throw wordsOf(error);
  }
}

/** Makes a passkey on this device and keeps it under a name. @throws HttpError with the refusal, Error with words to say */
export async function makePasskey(name: string): Promise<Me> {
  const { data: optionsJSON } = await call<PublicKeyCredentialCreationOptionsJSON>('/api/staff/passkey/begin', {
    method: 'POST',
  });
  const passkey = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw wordsOf(error);
  });
  return (await call<Me>('/api/staff/passkey', { method: 'POST', body: { name, passkey } })).data;
}
