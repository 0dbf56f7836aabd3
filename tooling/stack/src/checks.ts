import { createServer } from 'node:net';
import { statfsSync } from 'node:fs';

/** Something a person has to change before Suluh can run; its message is the one sentence to show. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** @throws StartRefused when `port` cannot be listened on. */
export async function assertPortFree(port: number, host: string, setting: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartRefused(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is used by another program: stop it, or set ${setting} to a free port.`
            : `Port ${port} cannot be used (${error.code}): set ${setting} to another port.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** @throws StartRefused for two settings that name the same port. */
export function assertPortsDiffer(settings: readonly (readonly [name: string, port: number])[]): void {
  const owners = new Map<number, string>();
  for (const [name, port] of settings) {
    const owner = owners.get(port);
    if (owner !== undefined)
      throw new StartRefused(`${owner} and ${name} are both port ${port}: give one of them another port.`);
    owners.set(port, name);
  }
}

/** @throws StartRefused when fewer than `neededBytes` are free on the disk that holds `folder`. */
export function assertDiskSpace(folder: string, neededBytes: number): void {
  const disk = statfsSync(folder);
  const freeBytes = disk.bavail * disk.bsize;
  if (freeBytes < neededBytes) {
    throw new StartRefused(
      `The disk of ${folder} has ${Math.round(freeBytes / 2 ** 20)} MB left and Suluh needs ${Math.round(neededBytes / 2 ** 20)} MB: free some space.`,
    );
  }
}
