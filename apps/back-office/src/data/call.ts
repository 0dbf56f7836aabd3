import { HttpError } from 'react-admin';
import { reactAdminText } from '@suluh/i18n-id/reactAdmin';
import { refusalText } from '@suluh/i18n-id/server';

/** An answer of the API. */
export interface Answer<Data> {
  data: Data;
  meta?: { page: number; limit: number; totalData: number };
}

/** Body of a refusal. */
export interface Refusal {
  code: number;
  status: string;
  message: string;
  data?: unknown;
  errors?: { field: string; message: string }[];
}

/** What a call sends beside its address. */
export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Version a change began from. */
  version?: number;
  signal?: AbortSignal | undefined;
  /** True while nobody is asked to sign in again: signing in itself, and the first look at who is there. */
  isQuiet?: boolean;
}

type Ask = () => Promise<void>;
let askToSignIn: Ask | null = null;
let asking: Promise<void> | null = null;

/** Says who asks people to sign in again when their session ended under an open page. */
export const whenSessionEnds = (ask: Ask | null): void => void (askToSignIn = ask);

/** Calls at the same moment ask once. */
function signedInAgain(ask: Ask): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

const TOO_LARGE = 413;
/** What is said where a refusal has no words: something before the API may refuse what is too large. */
const wordless = (httpStatus: number): string =>
  httpStatus === TOO_LARGE ? refusalText.PAYLOAD_TOO_LARGE : reactAdminText.ra.notification.http_error;

const failureOf = (refusal: Refusal | null, httpStatus: number): HttpError => {
  const message = refusal?.message || wordless(httpStatus);
  const fields = Object.fromEntries((refusal?.errors ?? []).map((each) => [each.field, each.message]));
  const hasFields = Object.keys(fields).length > 0;
  return new HttpError(message, httpStatus, {
    ...refusal,
    ...(hasFields ? { errors: { ...fields, root: { serverError: message } } } : {}),
  });
};

/** Keys of deeds that were sent and not answered yet: the same deed again is the same call (docs/product/staff.md#repeated). */
const unanswered = new Map<string, string>();
const OUTCOME_KNOWN_BELOW = 500;

/** The key of a deed, which holds until it is answered. */
function keyOf(deed: string): string {
  const key = unanswered.get(deed) ?? crypto.randomUUID();
  unanswered.set(deed, key);
  return key;
}

/** Sends a deed under its key; other calls as they are. @throws HttpError when no answer comes */
async function send(path: string, sent: Sent): Promise<Response> {
  if (sent.method !== 'POST' || sent.body instanceof FormData) return sendOnce(path, sent, null);
  const deed = `${path} ${JSON.stringify(sent.body)}`;
  const response = await sendOnce(path, sent, keyOf(deed));
  // Signing in again sends it once more; what came to no answer keeps its key for when its person tries again.
  if (response.status < OUTCOME_KNOWN_BELOW && response.status !== 401) unanswered.delete(deed);
  return response;
}

async function sendOnce(
  path: string,
  { method = 'GET', body, version, signal }: Sent,
  key: string | null,
): Promise<Response> {
  const isForm = body instanceof FormData;
  try {
    return await fetch(path, {
      method,
      signal: signal ?? null,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw failureOf(null, 503);
  }
}

/**
 * Calls the API through this origin. When the session ended meanwhile, its person signs in over the page, and the call is
 * sent again. @throws HttpError with the refusal as its body, messages at their fields
 */
export async function call<Data>(path: string, sent: Sent = {}): Promise<Answer<Data>> {
  let response = await send(path, sent);
  if (response.status === 401 && !sent.isQuiet && askToSignIn) {
    await signedInAgain(askToSignIn);
    response = await send(path, sent);
  }
  if (response.ok) return (await response.json()) as Answer<Data>;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  throw failureOf(refusal, response.status);
}

/** The refusal an error brought, if it brought one. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof HttpError && typeof error.body === 'object' && error.body !== null ? (error.body as Refusal) : null;

/** What an error says at fields, for a form that has no place beside them; empty when it says nothing there. */
export const fieldTexts = (error: unknown): string =>
  [
    ...new Set(
      Object.entries(refusalOf(error)?.errors ?? {}).flatMap(([field, said]) =>
        field !== 'root' && typeof said === 'string' ? [said] : [],
      ),
    ),
  ].join('. ');
