import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from './change.ts';
import { followChanges } from './follow.ts';

let server: Server;
let port: number;
let streams: ServerResponse[];
let changes: Change[];
let hearing: boolean[];
let stop: () => void;

const listen = (onPort = 0) =>
  new Promise<void>((resolve) => {
    server = createServer((_request, response) => {
      response.writeHead(200).write('\n');
      streams.push(response);
    });
    server.listen(onPort, '127.0.0.1', () => {
      port = (server.address() as AddressInfo).port;
      resolve();
    });
  });

beforeEach(async () => {
  [streams, changes, hearing] = [[], [], []];
  await listen();
  stop = followChanges({
    url: `http://127.0.0.1:${port}/api/changes`,
    headers: () => ({}),
    onChange: (change) => changes.push(change),
    onHearing: (isHearing) => hearing.push(isHearing),
    onError: () => undefined,
  });
  await vi.waitFor(() => expect(hearing).toEqual([true]));
});
afterEach(() => {
  stop();
  server.closeAllConnections();
  server.close();
});

describe('the announcements of changes', () => {
  test('arrive line by line, however they are cut', async () => {
    streams[0]!.write('{"kind":"courses","na');
    streams[0]!.write('mes":["7"]}\n\n{"kind":"all"}\n');
    await vi.waitFor(() =>
      expect(changes).toEqual([{ kind: 'all' }, { kind: 'courses', names: ['7'] }, { kind: 'all' }]),
    );
  });

  test('that were missed while the line was cut count as a change of everything', async () => {
    changes.length = 0;
    streams[0]!.destroy();
    await vi.waitFor(() => expect(hearing).toEqual([true, false, true]));
    expect(changes).toEqual([{ kind: 'all' }]);
  });

  test('that come from an API which was away for a while are followed again', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await vi.waitFor(() => expect(hearing.at(-1)).toBe(false));
    await listen(port);
    await vi.waitFor(() => expect(hearing.at(-1)).toBe(true), { timeout: 5_000 });
  });

  test('that fall silent are noticed, though the line still stands', { timeout: 15_000 }, async () => {
    await vi.waitFor(() => expect(hearing).toEqual([true, false, true]), { timeout: 10_000, interval: 100 });
    expect(streams).toHaveLength(2);
  });
});
