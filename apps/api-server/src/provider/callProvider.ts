import { setTimeout as delay } from 'node:timers/promises';

const USUAL_ATTEMPTS = 3;
const TIMEOUT_MS = 5_000;
const FIRST_WAIT_MS = 150;

/** A service of somebody else did not answer, or answered that it cannot: trying later may help. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** What a provider answered, body read. */
export interface ProviderAnswer {
  status: number;
  body: unknown;
}

/** Answers that say nothing about the request itself: the same request may fare better later. */
const isPassing = (status: number): boolean => status >= 500 || status === 429;

async function once(url: string, init: RequestInit, timeoutMs: number): Promise<ProviderAnswer> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

/**
 * Calls a service of somebody else over HTTP, such as one that takes payments or sends text messages. Silence, 5xx and 429 are tried three times with a growing wait, because every call
 * carries an id that makes it idempotent, or as often and as long as is said; any other answer is the caller's. @throws ProviderUnavailable when it stays
 * without one
 */
export async function callProvider(
  url: string,
  init: RequestInit,
  { attempts = USUAL_ATTEMPTS, timeoutMs = TIMEOUT_MS }: { attempts?: number; timeoutMs?: number } = {},
): Promise<ProviderAnswer> {
  let reason = '';
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      const answer = await once(url, init, timeoutMs);
      if (!isPassing(answer.status)) return answer;
      reason = `answered ${answer.status}`;
    } catch (error) {
      reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    }
    if (attempt < attempts) await delay(FIRST_WAIT_MS * 2 ** (attempt - 1) + Math.random() * 50);
  }
  throw new ProviderUnavailable(`${new URL(url).origin} ${reason}`);
}
