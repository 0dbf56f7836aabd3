import { namesPlace } from './place.ts';

/** Words people type before what they look for: every vacancy is meant by them. */
const ANY_VACANCY = new Set(['kerja', 'loker', 'lowongan', 'pekerjaan', 'vacancy']);

/** Those of the words of a search that tell one vacancy from another: 'lowongan admin di bandung' is admin and bandung. */
export const tellingSearch = (words: readonly string[]): string[] =>
  words.filter((word) => !ANY_VACANCY.has(word) && namesPlace(word));
