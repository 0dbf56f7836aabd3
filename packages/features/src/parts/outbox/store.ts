import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Waiting } from './waiting.ts';

interface OutboxSchema extends DBSchema {
  waiting: { key: string; value: Waiting; indexes: { account: string } };
}

/** Where what waits is kept; all of it by account, oldest first. */
export interface WaitingStore {
  put(entry: Waiting): Promise<void>;
  all(account: string): Promise<Waiting[]>;
  /** Takes an entry away, unless a newer version of it has been put meanwhile. */
  settle(entry: Waiting): Promise<void>;
}

const byAge = (entries: readonly Waiting[]): Waiting[] => entries.toSorted((one, other) => one.putAtMs - other.putAtMs);

/** For browsers that keep nothing: what waits is lost with the page, and sent while it lives. */
export function memoryStore(): WaitingStore {
  const entries = new Map<string, Waiting>();
  return {
    put: async (entry) => void entries.set(entry.id, entry),
    all: async (account) => byAge([...entries.values()].filter((entry) => entry.account === account)),
    settle: async ({ id, version }) => {
      if (entries.get(id)?.version === version) entries.delete(id);
    },
  };
}

const databaseStore = (database: IDBPDatabase<OutboxSchema>): WaitingStore => ({
  put: async (entry) => void (await database.put('waiting', entry)),
  all: async (account) => byAge(await database.getAllFromIndex('waiting', 'account', account)),
  settle: async ({ id, version }) => {
    const change = database.transaction('waiting', 'readwrite');
    if ((await change.store.get(id))?.version === version) await change.store.delete(id);
    await change.done;
  },
});

/** The store of this browser. Browser only. */
export const openStore = (): Promise<WaitingStore> =>
  openDB<OutboxSchema>('suluh-outbox', 1, {
    upgrade: (database) => {
      database.createObjectStore('waiting', { keyPath: 'id' }).createIndex('account', 'account');
    },
  }).then(databaseStore, memoryStore);
