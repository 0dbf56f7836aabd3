/** How long lessons stay open to who bought them: no purchase ends, but with a service that is to end so does what it keeps. */
export const ACCESS_LASTS = ['unlimited', 'service'] as const;
export type AccessLasts = (typeof ACCESS_LASTS)[number];

interface AccessFacts {
  /** Lessons that stay: recordings, texts, files, packages. A live session is over when it is over. */
  lastingLessons: number;
  /** Used at its provider. */
  isVoucher: boolean;
  /** Learned on another site. */
  externalUrl: string | null;
  /** The service is announced to end (docs/product/closure.md#notice). */
  isClosing: boolean;
}

/** What a course page may promise of access (docs/product/course.md#included); null where the lessons are none of ours. */
export function accessLasts({ lastingLessons, isVoucher, externalUrl, isClosing }: AccessFacts): AccessLasts | null {
  if (lastingLessons === 0 || isVoucher || externalUrl !== null) return null;
  return isClosing ? 'service' : 'unlimited';
}
