import { HttpError } from 'react-admin';
import { reactAdminText } from '@suluh/i18n-id/reactAdmin';
import { refusalText } from '@suluh/i18n-id/server';

/** An answer of the API. */
export interface Answer<Data> {
  data: Data;
  meta?: { page: number; limit: number; totalData: number; isNear?: boolean };
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

/** Asks somebody for something over the page they are on; calls at the same moment ask once. */
class Asking<Said> {
  private ask: (() => Promise<Said>) | null = null;
  private asked: Promise<Said> | null = null;

  by(ask: (() => Promise<Said>) | null): void {
    this.ask = ask;
  }

  answer(): Promise<Said> | null {
    if (!this.ask) return null;
    this.asked ??= this.ask().finally(() => (this.asked = null));
    return this.asked;
  }
}

const signingIn = new Asking<void>();
const proving = new Asking<boolean>();

/** Says who asks people to sign in again when their session ended under an open page. */
export const whenSessionEnds = (ask: (() => Promise<void>) | null): void => signingIn.by(ask);

/** Says who asks people to prove who they are, where a call wants a fresh proof; false when they would not. */
export const whenProofIsMissing = (ask: (() => Promise<boolean>) | null): void => proving.by(ask);

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

const refusalIn = (response: Response): Promise<Refusal | null> =>
  response.json().catch(() => null) as Promise<Refusal | null>;

/**
 * Calls the API through this origin and gives its answer as it came. When the session ended meanwhile, its person signs
 * in over the page, where a fresh proof is wanted they give it there (docs/product/staff.md#what-leaves), and the call is
 * sent again. @throws HttpError with the refusal as its body, messages at their fields
 */
export async function answerOf(path: string, sent: Sent = {}): Promise<Response> {
  let response = await send(path, sent);
  if (response.status === 401 && !sent.isQuiet) {
    const again = signingIn.answer();
    if (again) {
      await again;
      response = await send(path, sent);
    }
  }
  if (response.ok) return response;
  let refusal = await refusalIn(response);
  if (refusal?.status === 'PROOF_REQUIRED' && (await proving.answer())) {
    response = await send(path, sent);
    if (response.ok) return response;
    refusal = await refusalIn(response);
  }
  throw failureOf(refusal, response.status);
}

/** Calls the API as {@link answerOf} does. @returns what it answers */
export const call = async <Data>(path: string, sent: Sent = {}): Promise<Answer<Data>> =>
  (await (await answerOf(path, sent)).json()) as Answer<Data>;

/** The refusal an error brought, if it brought one. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof HttpError && typeof error.body === 'object' && error.body !== null ? (error.body as Refusal) : null;

/** What an error says at fields, by field. */
export const fieldProblems = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(refusalOf(error)?.errors ?? {}).flatMap(([field, said]) =>
      field !== 'root' && typeof said === 'string' ? [[field, said]] : [],
    ),
  );

/** The same for a form that has no place beside its fields; empty when it says nothing there. */
export const fieldTexts = (error: unknown): string => [...new Set(Object.values(fieldProblems(error)))].join('. ');
