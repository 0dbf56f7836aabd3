/** What a lesson shows all of without an enrolment: nothing of it is judged, handed in or met at an hour. */
const TRIED_KINDS: readonly string[] = ['video', 'article', 'file'];

/** Whether a lesson opens to whoever has not bought its course (docs/product/course.md#trial). */
export const opensAsTrial = ({ isPreview, kind }: { isPreview: boolean; kind: string }): boolean =>
  isPreview && TRIED_KINDS.includes(kind);
