import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;

/** Processor time a process has used, in milliseconds; null where the machine does not tell. */
export function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  } catch {
    return null; // no /proc here
  }
}

/** Memory a process holds, in megabytes; null where the machine does not tell. */
export function memoryMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null; // no /proc here
  }
}
