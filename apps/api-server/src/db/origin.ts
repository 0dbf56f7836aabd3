import { AsyncLocalStorage } from 'node:async_hooks';

/** From where somebody does what they do: the address they call from, and what names their session. */
export interface Origin {
  address: string;
  /** Null before there is one. */
  session: string | null;
}

const origins = new AsyncLocalStorage<Origin>();

/** Does a deed as one from there: what it writes into the audit trail tells so (docs/product/staff.md#audit-trail). */
export const doneFrom = <T>(origin: Origin, deed: () => Promise<T>): Promise<T> => origins.run(origin, deed);

/** From where what is being done is done; null of what nobody's call began, such as a job or a command. */
export const currentOrigin = (): Origin | null => origins.getStore() ?? null;
