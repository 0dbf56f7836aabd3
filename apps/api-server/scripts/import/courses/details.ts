import type { CourseInput } from './courseRow.ts';

const MOST_MINUTES = 1_000_000;

/** Our name of a level; null when a course is for all. */
export function levelOf(level: string | undefined): string | null {
  if (/^(beginner|introductory|dasar|pemula)/i.test(level ?? '')) return 'Pemula';
  if (/^(intermediate|menengah)/i.test(level ?? '')) return 'Menengah';
  return /^(advanced|expert|mahir|profesional)/i.test(level ?? '') ? 'Mahir' : null;
}

/**
 * Minutes of a course: its hours, or a duration like '11 hours', '45m', '1h 20m'. Weeks and months say nothing about
 * it: 0.
 */
export function minutesOf({ hours, duration }: Pick<CourseInput, 'hours' | 'duration'>): number {
  if (hours !== undefined) return Math.round(hours * 60);
  const [, inHours] = /(\d+(?:\.\d+)?) ?h(?:ours?)?\b/i.exec(duration ?? '') ?? [];
  const [, inMinutes] = /(\d+) ?m(?:in\w*)?\b/i.exec(duration ?? '') ?? [];
  return Math.min(MOST_MINUTES, Math.round(Number(inHours ?? 0) * 60) + Number(inMinutes ?? 0));
}

const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  indonesian: 'id',
  spanish: 'es',
  español: 'es',
  russian: 'ru',
  french: 'fr',
  français: 'fr',
  portuguese: 'pt',
  português: 'pt',
  chinese: 'zh',
  中文: 'zh',
  italian: 'it',
  italiano: 'it',
  arabic: 'ar',
  japanese: 'ja',
  日本語: 'ja',
  thai: 'th',
  german: 'de',
  deutsch: 'de',
  turkish: 'tr',
  dutch: 'nl',
  korean: 'ko',
  hindi: 'hi',
  hebrew: 'he',
  ukrainian: 'uk',
};

/** Two-letter language of a course. Foreign catalogues are English unless they say otherwise, ours Indonesian. */
export function languageOf({ lang, lang_name, locale, platform }: CourseInput): string {
  const code = /^[a-z]{2}(?![a-z])/i.exec(lang ?? locale ?? '')?.[0]?.toLowerCase();
  const named = LANGUAGES[(lang_name ?? '').split(' (')[0]!.toLowerCase()];
  return code ?? named ?? (platform === undefined ? 'id' : 'en');
}

/**
 * Type code (docs/product/course.md): live teaching online is a webinar, everything else self-learning unless the row
 * says so.
 */
export function typeCodeOf({ type_code, webinar }: CourseInput): 'a' | 'b' | 'c' | 'd' {
  if (type_code === 'live') return 'b';
  if (type_code !== undefined && type_code !== 'self-learning') return type_code;
  return webinar ? 'b' : 'a';
}

/** An address of the web, or null. */
export const webAddress = (url: string | undefined): string | null =>
  url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : null;

/** How many gave 1 to 5 stars, when only their mean and number are known: whole stars on both sides of the mean. */
export function starCountsOf(mean: number, raters: number): number[] {
  const counts = [0, 0, 0, 0, 0];
  if (raters === 0 || mean < 1) return counts;
  const lower = Math.min(4, Math.floor(mean));
  const upper = Math.round((mean - lower) * raters);
  counts[lower - 1] = raters - upper;
  counts[lower] = upper;
  return counts;
}
