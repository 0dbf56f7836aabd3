import { DAY_MS, HOUR_MS } from '../time/index.ts';

/** Devices of a learner that ring; one more silences the oldest (docs/product/notification.md#devices). */
export const MOST_PUSH_DEVICES = 10;

/** What could not be delivered for so long is no news any more. */
export const PUSH_KEPT_MS = DAY_MS;

const FIRST_WAIT_MS = 15_000;

/**
 * When a message to a device is tried again; null once it has waited for a day.
 * @param tries how often it was tried, from 1
 */
export function nextPushAt({ tries, createdAt }: { tries: number; createdAt: Date }, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() >= PUSH_KEPT_MS) return null;
  return new Date(now.getTime() + Math.min(FIRST_WAIT_MS * 4 ** (tries - 1), HOUR_MS));
}

/** What makes an origin of the list an expression: `*.` stands for names below. */
const expressionOf = (origin: string): RegExp =>
  new RegExp(`^${origin.replaceAll(/[.+?^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\w.-]+`)}$`);

/**
 * Whether a browser's address for messages lies at a push service we send to: it comes from the learner, and we call it.
 * @param services origins by commas, `*.` for names below them
 */
export function isPushAddress(endpoint: string, services: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  return services.split(',').some((each) => expressionOf(each.trim()).test(origin));
}
