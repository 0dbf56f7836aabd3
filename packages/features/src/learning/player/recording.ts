import type { LessonAsset } from '@suluh/api/types';
import { QUALITIES, type Quality } from '@suluh/domain/learning';

/** A recording in one quality. */
export type Recording = LessonAsset & { kind: Quality };

const isRecording = (asset: LessonAsset): asset is Recording => QUALITIES.some((quality) => quality === asset.kind);

/** The qualities a lesson can be had in, from the heaviest. */
export const recordingsOf = (assets: readonly LessonAsset[]): Recording[] =>
  assets.filter(isRecording).toSorted((one, other) => QUALITIES.indexOf(one.kind) - QUALITIES.indexOf(other.kind));

/** Captions of a lesson, and the still that stands before it plays. */
export const captionsOf = (assets: readonly LessonAsset[]): LessonAsset[] =>
  assets.filter(({ kind }) => kind === 'captions');
export const posterOf = (assets: readonly LessonAsset[]): LessonAsset | undefined =>
  assets.find(({ kind }) => kind === 'poster');

/** Address of a recording from a second on: browsers begin there by themselves, also before JavaScript. */
export const startingAt = (url: string, seconds: number): string =>
  seconds > 0 ? `${url}#t=${Math.floor(seconds)}` : url;
