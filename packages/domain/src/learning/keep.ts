import { DAY_MS } from '../time/index.ts';
import type { LessonKind } from './done.ts';
import { QUALITIES } from './quality.ts';

/** Days a lesson stays on a device (docs/product/learning.md#kept). */
const KEPT_DAYS = 7;

const KEPT_MS = KEPT_DAYS * DAY_MS;

/** Kinds of lessons that are whole without a line; the others live at the API or elsewhere. */
const KEEPABLE: readonly LessonKind[] = ['video', 'article', 'file'];

/** Whether a lesson can be kept on a device. */
export const isKeepable = (kind: LessonKind): boolean => KEEPABLE.includes(kind);

/** Until when a lesson is kept, in milliseconds, by when it was. */
export const keptUntilMs = (keptAtMs: number): number => keptAtMs + KEPT_MS;

/** A file of a lesson, as far as keeping it goes. */
interface KeepableAsset {
  id: string;
  kind: string;
  bytes: number;
}

/** What of a lesson is kept. */
export interface KeptFiles<Asset> {
  files: Asset[];
  bytes: number;
  /** The recording that is kept, which stands in for its other qualities; null for a lesson without one. */
  recording: Asset | null;
  /** Its other qualities. */
  others: Asset[];
}

/** Of a recording the lightest picture, sound where there is none; everything else of the lesson. */
export function keptFiles<Asset extends KeepableAsset>(assets: readonly Asset[]): KeptFiles<Asset> {
  const recordings = assets
    .filter(({ kind }) => QUALITIES.some((quality) => quality === kind))
    .toSorted((one, other) => Number(one.kind === 'audio') - Number(other.kind === 'audio') || one.bytes - other.bytes);
  const [recording = null, ...others] = recordings;
  const files = assets.filter((asset) => asset === recording || !recordings.includes(asset));
  return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), recording, others };
}
