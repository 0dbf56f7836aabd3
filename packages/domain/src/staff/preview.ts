import type { Face } from '../address/pages.ts';
import { isOfProgrammes } from '../address/routes.ts';

/** How long a link to the preview of a course opens it, in milliseconds. */
export const COURSE_PREVIEW_MS = 15 * 60_000;

/** What a link to a preview is bound to: it opens one course, on one face, for as long as its maker reaches it. */
export interface PreviewLink {
  courseId: number;
  /** Who of staff made it. */
  by: string;
  face: Face;
  /** Slug of the programme on the programmes' face; null on others. */
  program: string | null;
  /** Milliseconds since 1970. */
  endsAtMs: number;
}

/** Begins every link, so that nothing else that is sealed opens a preview. */
const KIND = 'coursePreview';

/** A link as the text that is sealed. */
export const previewText = ({ courseId, by, face, program, endsAtMs }: PreviewLink): string =>
  JSON.stringify([KIND, courseId, by, face, program, endsAtMs]);

/** The link a sealed text says; null for any other text. */
export function previewOf(text: string): PreviewLink | null {
  if (!text.startsWith(`["${KIND}",`)) return null;
  const [, courseId, by, face, program, endsAtMs] = JSON.parse(text) as [
    string,
    number,
    string,
    Face,
    string | null,
    number,
  ];
  return { courseId, by, face, program, endsAtMs };
}

/** Whether a link opens a page: before its end, on the face it was made for, and of a programme in that one alone. */
export function opensPreview(
  { face, program, endsAtMs }: PreviewLink,
  page: Pick<PreviewLink, 'face' | 'program'>,
  now: Date,
): boolean {
  const isSame = face === page.face && (!isOfProgrammes(face) || program === page.program);
  return isSame && now.getTime() < endsAtMs;
}
