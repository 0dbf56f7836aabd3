import type { ServerResponse } from 'node:http';
import { LENGTH_HEADER } from '@suluh/domain/file';

/**
 * Lets an answer say how long it is, where its route told: players ask for parts of a recording by it, a download shows
 * how far it is, and one that breaks off is not taken for whole.
 */
export function tellLength(response: ServerResponse): void {
  const { setHeader } = response;
  response.setHeader = (name, value) =>
    Reflect.apply(setHeader, response, [name.toLowerCase() === LENGTH_HEADER ? 'content-length' : name, value]);
}
