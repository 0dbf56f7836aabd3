/** Kinds a recording can be had in, from the heaviest. */
export const QUALITIES = ['video-720', 'video-480', 'video-240', 'audio'] as const;
export type Quality = (typeof QUALITIES)[number];

/** What a browser says of its connection; nothing where it keeps it to itself. */
export interface Connection {
  saveData?: boolean | undefined;
  /** 'slow-2g', '2g', '3g' or '4g'. */
  effectiveType?: string | undefined;
}

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether data is dear or slow to come: then the lightest pictures are offered first. */
export const isSparing = ({ saveData = false, effectiveType = '' }: Connection): boolean =>
  saveData || SLOW.includes(effectiveType);

/**
 * The quality a recording begins in: the one chosen last time where it is there, else 240p when data is dear, else
 * 480p. Above that only who asks for it; sound alone likewise, unless nothing else is there. Null for no recording.
 */
export function startQuality(
  available: readonly Quality[],
  remembered: string | null,
  connection: Connection,
): Quality | null {
  const kept = available.find((quality) => quality === remembered);
  if (kept) return kept;
  const wish: readonly Quality[] = isSparing(connection)
    ? ['video-240', 'video-480', 'video-720', 'audio']
    : ['video-480', 'video-240', 'video-720', 'audio'];
  return wish.find((quality) => available.includes(quality)) ?? null;
}
