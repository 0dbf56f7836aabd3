import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/**
 * What a notification of the database says: these courses as lists show them, what only their own pages show (seats,
 * reviews, lessons), everything, or the short lists.
 */
export type CourseChange = { kind: 'courses' | 'details'; ids: number[] } | { kind: 'everything' } | { kind: 'lists' };

const DETAILS = 'details ';

function read(payload: string | undefined): CourseChange {
  if (payload === 'lists') return { kind: 'lists' };
  const kind = payload?.startsWith(DETAILS) ? 'details' : 'courses';
  const ids = (kind === 'details' ? payload!.slice(DETAILS.length) : (payload ?? '')).split(',').map(Number);
  return ids.every((id) => Number.isInteger(id) && id > 0) ? { kind, ids } : { kind: 'everything' };
}

/** A running subscription. */
export interface Subscription {
  /** Whether changes are heard right now. While not, nothing kept in memory may be trusted to be fresh. */
  readonly isLive: boolean;
  stop(): Promise<void>;
}

/**
 * Listens to the `catalogue` channel (migrations named it) on a connection of its own. A lost connection is opened again, and then reported
 * as a change of everything, because messages may have been missed. Resolves once the first connection listens.
 */
export async function subscribe(
  databaseUrl: string,
  onChange: (change: CourseChange) => void,
  onError: (error: unknown) => void,
): Promise<Subscription> {
  const state = { isLive: false, isStopped: false, client: undefined as pg.Client | undefined };
  const stopping = new AbortController();

  const open = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client.on('notification', ({ payload }) => onChange(read(payload)));
    client.on('error', onError);
    client.once('end', () => {
      state.isLive = false;
      if (!state.isStopped && state.client === client) void reopen();
    });
    await client.connect();
    await client.query('listen catalogue');
    state.client = client;
    state.isLive = true;
  };

  const reopen = async (): Promise<void> => {
    for (let waitMs = 250; !state.isStopped; waitMs = Math.min(waitMs * 2, 5_000)) {
      try {
        await delay(waitMs, undefined, { signal: stopping.signal });
        await open();
        onChange({ kind: 'lists' });
        onChange({ kind: 'everything' });
        return;
      } catch (error) {
        if (!state.isStopped) onError(error);
      }
    }
  };

  await open();
  return {
    get isLive() {
      return state.isLive;
    },
    stop: async () => {
      state.isStopped = true;
      stopping.abort();
      await state.client?.end().catch(onError);
    },
  };
}
