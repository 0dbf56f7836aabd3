import { MAX_FILE_BYTES, pictureKind } from '../file/index.ts';
import { HAND_IN_EXTENSIONS } from './handIn.ts';
import { handInKind } from './handInKind.ts';

/** Signs of the name learners choose a file by. */
export const MOST_FILE_TITLE_SIGNS = 200;

/** What a file is to its lesson. */
export const LESSON_FILE_KINDS = [
  'video-240',
  'video-480',
  'video-720',
  'audio',
  'captions',
  'poster',
  'file',
  'scorm',
] as const;
export type LessonFileKind = (typeof LESSON_FILE_KINDS)[number];

/** Whether a file is played, so that its length must be known. */
export const isPlayed = (kind: LessonFileKind): boolean => kind.startsWith('video-') || kind === 'audio';

/** Most files a package holds, and most bytes of them all once it is unpacked. */
export const PACKAGE_MOST_FILES = 1_000;
export const PACKAGE_MOST_BYTES = 128 * 1024 * 1024;

/** Why a package cannot be unpacked: no archive, no or an unknown manifest, more than one unit, what it may not hold. */
export const PACKAGE_PROBLEMS = ['archive', 'manifest', 'version', 'units', 'entry', 'names', 'size'] as const;
export type PackageProblem = (typeof PACKAGE_PROBLEMS)[number];

/** Largest recording, sound or file to download of a lesson, in bytes: 512 MB. */
export const LESSON_FILE_MOST_BYTES = 512 * 1024 * 1024;

/** Ends of the names of files that are taken as each kind. */
export const LESSON_FILE_EXTENSIONS: Readonly<Record<LessonFileKind, readonly string[]>> = {
  'video-240': ['mp4'],
  'video-480': ['mp4'],
  'video-720': ['mp4'],
  audio: ['mp3', 'm4a'],
  captions: ['vtt'],
  poster: ['jpg', 'jpeg', 'png'],
  file: HAND_IN_EXTENSIONS,
  scorm: ['zip'],
};

/** Largest file of a kind, in bytes: what is read whole is smaller than what is played. */
export function lessonFileMostBytes(kind: LessonFileKind): number {
  if (kind === 'poster' || kind === 'captions') return MAX_FILE_BYTES;
  return kind === 'scorm' ? PACKAGE_MOST_BYTES : LESSON_FILE_MOST_BYTES;
}

/** Which files a lesson is given by what it is; every lesson may have files to download. */
export function lessonFileKindsOf(lessonKind: string): readonly LessonFileKind[] {
  if (lessonKind === 'video') return LESSON_FILE_KINDS.filter((kind) => kind !== 'scorm');
  return lessonKind === 'scorm' ? ['scorm', 'file'] : ['file'];
}

export type LessonFileFailure = 'empty' | 'tooLarge' | 'wrongKind' | 'length';

/**
 * Why a file cannot be a lesson's, by its name, size and length in seconds (null where nothing is played); null when it
 * can. What is in it the API looks at.
 */
export function lessonFileFailure(
  kind: LessonFileKind,
  { name, sizeBytes, seconds }: { name: string; sizeBytes: number; seconds: number | null },
): LessonFileFailure | null {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  if (!LESSON_FILE_EXTENSIONS[kind].some((known) => known === extension)) return 'wrongKind';
  if (sizeBytes === 0) return 'empty';
  if (sizeBytes > lessonFileMostBytes(kind)) return 'tooLarge';
  return isPlayed(kind) === (seconds !== null) ? null : 'length';
}

/** How a file is stored: the end of its name and its media type. */
export interface StoredKind {
  extension: string;
  mimetype: string;
}

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
const isMpeg4 = (bytes: Uint8Array): boolean => ascii(bytes, 4, 8) === 'ftyp';
const isMp3 = (bytes: Uint8Array): boolean =>
  ascii(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2);
/** A file of captions begins with its name, perhaps after a mark of its order of bytes. */
const isCaptions = (bytes: Uint8Array): boolean => {
  const from = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  return ascii(bytes, from, from + 6) === 'WEBVTT';
};

/** What a file of a lesson is by its first bytes, whatever it is called; null for what is not of its kind. */
export function lessonFileKind(kind: LessonFileKind, bytes: Uint8Array): StoredKind | null {
  const taken = handInKind(bytes);
  switch (kind) {
    case 'captions':
      return isCaptions(bytes) ? { extension: 'vtt', mimetype: 'text/vtt; charset=utf-8' } : null;
    case 'poster': // it is written anew
      return pictureKind(bytes) === null ? null : { extension: 'webp', mimetype: 'image/webp' };
    case 'file':
      return taken;
    case 'scorm':
      return taken?.extension === 'zip' ? taken : null;
    case 'audio':
      if (isMp3(bytes)) return { extension: 'mp3', mimetype: 'audio/mpeg' };
      return isMpeg4(bytes) ? { extension: 'm4a', mimetype: 'audio/mp4' } : null;
    default:
      return isMpeg4(bytes) ? { extension: 'mp4', mimetype: 'video/mp4' } : null;
  }
}
