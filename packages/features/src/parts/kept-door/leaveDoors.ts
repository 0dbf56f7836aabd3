import type { ApiClient } from '@suluh/api/client';
import { SCAN_BATCH } from '@suluh/domain/door';
import { askScans, sendScans } from './ask.ts';
import { forgetDoor, keepDoor, keptDoors, type KeptDoor } from './store.ts';

/** Sends what one door has waiting, batch by batch, until nothing waits or nobody answers. */
async function sendDoor(api: ApiClient, door: KeptDoor): Promise<void> {
  let { queue } = door;
  while (queue.length > 0) {
    const batch = queue.slice(0, SCAN_BATCH);
    const answers = await sendScans((scans) => askScans(api, door.pass, scans), batch);
    if (answers === null) return;
    queue = answers === 'closed' ? [] : queue.slice(batch.length); // what the server never takes is not sent for ever
    await keepDoor({ ...door, queue });
  }
}

/** Sends the scans of doors that wait on this device. Browser only. */
export async function sendDoors(api: ApiClient): Promise<void> {
  for (const door of await keptDoors()) await sendDoor(api, door);
}

/**
 * Leaves no list of a class on this device: whose door has nothing waiting is forgotten whole, of one that could not be
 * sent stay the scans, which say no name (docs/product/door.md#settling). Browser only.
 */
export async function leaveDoors(): Promise<void> {
  for (const door of await keptDoors())
    if (door.queue.length === 0) await forgetDoor(door.pass);
    else await keepDoor({ ...door, roster: { ...door.roster, guests: [] } });
}
