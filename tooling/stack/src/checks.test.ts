import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, newFolder } from './testing/place.ts';
import { readEnvironment } from '@suluh/config/environment';
import { assertDiskSpace, assertPortFree, assertPortsDiffer, StartRefused } from './checks.ts';
import { portSettings } from './services.ts';

test('a busy port is told in one sentence that names the setting', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  await expect(assertPortFree(port, '127.0.0.1', 'API_PORT')).rejects.toEqual(
    new StartRefused(`Port ${port} is used by another program: stop it, or set API_PORT to a free port.`),
  );
});

test('a free port stays free after it was looked at', async () => {
  const port = await freePort();
  await assertPortFree(port, '127.0.0.1', 'API_PORT');
  await expect(assertPortFree(port, '127.0.0.1', 'API_PORT')).resolves.toBeUndefined();
});

test('an address that is not ours is told as a port that cannot be used', async () => {
  const port = await freePort();
  await expect(assertPortFree(port, '192.0.2.1', 'API_PORT')).rejects.toThrow(
    `Port ${port} cannot be used (EADDRNOTAVAIL): set API_PORT to another port.`,
  );
});

test('two settings with one port are told in one sentence that names both; the defaults pass', () => {
  expect(() => assertPortsDiffer(portSettings(readEnvironment({})))).not.toThrow();
  expect(() => assertPortsDiffer(portSettings(readEnvironment({ MAILBOX_PORT: '3002' })))).toThrow(
    new StartRefused('MYINDIBIZ_PORT and MAILBOX_PORT are both port 3002: give one of them another port.'),
  );
});

test('a disk with too little room is told in one sentence, one with enough passes', () => {
  const folder = newFolder();
  expect(() => assertDiskSpace(folder, 2 ** 60)).toThrow(
    /^The disk of .+ has \d+ MB left and Suluh needs 1099511627776 MB: free some space\.$/,
  );
  expect(() => assertDiskSpace(folder, 1)).not.toThrow();
});
