import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './place.ts';

/** Listens at a port of this machine until the test has finished. @param port 0 for any */
async function listening(port: number): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('a free port can be listened at, and lies below those that the system hands out', async () => {
  const port = await freePort();
  expect(await listening(port)).toBe(port);
  expect(await listening(0)).toBeGreaterThanOrEqual(32_768);
  expect(port).toBeLessThan(32_768);
});
