/** Work handed in in pieces, by the protocol tus 1.0 (docs/product/learning.md#work). */
const UPLOAD = /^\/api\/my-course\/[^/]+\/lesson\/\d+\/upload(\/[\w-]+)?$/;

/** Files of lessons that staff send so (docs/product/staff.md#courses). */
const STAFF_UPLOAD = /^\/api\/admin\/course\/\d+\/lesson\/\d+\/upload(\/[\w-]+)?$/;

/** Whether a call speaks that protocol, which the catalogue does not describe; always in the learner's name. */
export const isResumable = (path: string): boolean => UPLOAD.test(path);

/** Whether one of the back office does; always in the name of staff. */
export const isStaffResumable = (path: string): boolean => STAFF_UPLOAD.test(path);

/** Headers by which it asks. */
export const RESUMABLE_ASKS = ['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'] as const;

/** Headers by which it answers. The address of an upload is relative. */
export const RESUMABLE_SAYS = [
  'location',
  'tus-resumable',
  'upload-expires',
  'upload-length',
  'upload-offset',
] as const;
