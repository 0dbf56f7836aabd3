import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Things kept by id, each change written down at once, so that a killed server knows them again. */
export interface Kept<Thing extends { id: string }> {
  get(id: string): Thing | undefined;
  put(thing: Thing): void;
  /** Newest first. */
  all(): Thing[];
}

/** Keeps things in memory and, given a file, in it: one line of JSON per change, the last line of an id counts. */
export function journal<Thing extends { id: string }>(file: string | undefined): Kept<Thing> {
  const things = new Map<string, Thing>();
  if (file) {
    mkdirSync(path.dirname(file), { recursive: true });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    for (const line of lines) {
      if (line === '' || !line.endsWith('}')) continue; // the line a kill cut off
      const thing = JSON.parse(line) as Thing;
      things.set(thing.id, thing);
    }
  }
  return {
    get: (id) => things.get(id),
    put(thing) {
      things.set(thing.id, thing);
      if (file) appendFileSync(file, `${JSON.stringify(thing)}\n`);
    },
    all: () => [...things.values()].reverse(),
  };
}
