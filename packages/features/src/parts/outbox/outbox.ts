import type { ApiClient } from '@suluh/api/client';
import { sendBatch, type Stuck, type Taken } from './send.ts';
import { markWaiting } from './mark.ts';
import type { WaitingStore } from './store.ts';
import { isAnswerId, nextBatch, waitingOf, type Message, type Waiting } from './waiting.ts';

/** What a page says of the messages that wait. */
export interface OutboxState {
  /** Ids of all that has not arrived. */
  waiting: ReadonlySet<string>;
  /** Why it waits; null while it is on its way. */
  stuck: Pick<Stuck, 'isSessionOver'> | null;
}

/** Nothing waits. */
export const EMPTY: OutboxState = { waiting: new Set(), stuck: null };

/** Reports of lessons that wait because nobody answers; none while they are on their way. */
export const reportsWaiting = ({ waiting, stuck }: OutboxState): number =>
  stuck === null ? 0 : [...waiting].filter((id) => !isAnswerId(id)).length;

/** How long after a call without an answer it is tried again, in milliseconds. */
const RETRY_MS = 15_000;

/**
 * Messages of one learner on this device: kept until the API has taken them, sent in turn, oldest first. Each may
 * arrive more than once, which changes nothing (docs/product/learning.md#progress). Browser only.
 */
export class Outbox {
  #state = EMPTY;
  #listeners = new Set<() => void>();
  #takers = new Set<(taken: Taken) => void>();
  #running: Promise<void> | null = null;
  #isWanted = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #account: string;
  readonly #api: ApiClient;
  readonly #store: Promise<WaitingStore>;
  readonly #retryMs: number;

  constructor(account: string, api: ApiClient, store: Promise<WaitingStore>, retryMs = RETRY_MS) {
    this.#account = account;
    this.#api = api;
    this.#store = store;
    this.#retryMs = retryMs;
  }

  state = (): OutboxState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Hears what became of messages. Returns the way to stop. */
  onTaken(taker: (taken: Taken) => void): () => void {
    this.#takers.add(taker);
    return () => void this.#takers.delete(taker);
  }

  /** Keeps a message and sends it. @param isLeaving the page is going away: it is sent at once beside being kept */
  async post(message: Message, { isLeaving = false }: { isLeaving?: boolean } = {}): Promise<void> {
    const entry = waitingOf(this.#account, message, Date.now());
    markWaiting(this.#account, true);
    this.#tell({ waiting: new Set([...this.#state.waiting, entry.id]), stuck: this.#state.stuck });
    await Promise.all([this.#keep(entry), isLeaving ? this.#sendAlone(entry, true) : null]);
    if (!isLeaving) await this.flush();
    else this.#show(await (await this.#store).all(this.#account));
  }

  async #keep(entry: Waiting): Promise<void> {
    const store = await this.#store;
    await store.put(entry).catch(() => this.#sendAlone(entry)); // the device has no room left: it is sent at least
  }

  /** What is on the device. */
  async kept(): Promise<Message[]> {
    return (await (await this.#store).all(this.#account)).map(({ message }) => message);
  }

  async #sendAlone(entry: Waiting, isLeaving = false): Promise<void> {
    const outcome = await sendBatch(this.#api, [entry], { isLeaving });
    if (outcome.kind !== 'stuck') await this.#settle(outcome, [entry]);
  }

  /** Sends what waits until nothing does or nobody answers. */
  async flush(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#send().finally(() => (this.#running = null));
    await this.#running;
  }

  async #send(): Promise<void> {
    clearTimeout(this.#retry);
    const store = await this.#store;
    while (this.#isWanted) {
      this.#isWanted = false;
      for (let batch = nextBatch(await store.all(this.#account)); batch.length > 0;) {
        const outcome = await sendBatch(this.#api, batch);
        if (outcome.kind === 'stuck') {
          if (!this.#isWanted || outcome.isSessionOver) return this.#stop(outcome);
          break; // the line came back while the call was failing: that is not waited out
        }
        await this.#settle(outcome, batch);
        batch = nextBatch(await store.all(this.#account));
      }
      if (!this.#isWanted) this.#show(await store.all(this.#account));
    }
  }

  async #settle(outcome: Taken, batch: readonly Waiting[]): Promise<void> {
    const store = await this.#store;
    await Promise.all(batch.map((entry) => store.settle(entry)));
    for (const taker of this.#takers) taker(outcome);
    this.#show(await store.all(this.#account));
  }

  #stop({ isSessionOver }: Stuck): void {
    this.#isWanted = false;
    this.#tell({ ...this.#state, stuck: { isSessionOver } });
    this.#retry = setTimeout(() => void this.flush(), this.#retryMs);
  }

  #show(entries: readonly Waiting[]): void {
    markWaiting(this.#account, entries.length > 0);
    this.#tell({ waiting: new Set(entries.map(({ id }) => id)), stuck: null });
  }

  #tell(state: OutboxState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
