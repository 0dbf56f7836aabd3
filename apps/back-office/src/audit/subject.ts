import { officePath } from '../app/officePath.ts';

/** Resources whose records the trail calls otherwise. */
const RESOURCES: Readonly<Record<string, string>> = {
  category: 'catalogue-category',
  certificateTemplate: 'certificate-template',
  flashSale: 'flash-sale',
  learningInterest: 'learning-interest',
  paymentMethod: 'payment-method',
  questionPool: 'question-pool',
};

/** Resources whose page of one record is shown and not edited. */
const SHOWN: readonly string[] = ['certificate', 'inbox', 'learner', 'order', 'work', 'voucher-batch'];
/** Those that are edited. */
const EDITED: readonly string[] = [
  'banner',
  'catalogue-category',
  'certificate-template',
  'collection',
  'company',
  'course',
  'event',
  'flash-sale',
  'institution',
  'job',
  'landing',
  'learning-interest',
  'membership',
  'news',
  'page',
  'payment-method',
  'programme',
  'promo',
  'question-pool',
  'role',
  'synonym',
  'teacher',
  'testimonial',
];

/** What a change was done to: its kind, its key, its resource in the back office, and its page where it has one. */
export interface Subject {
  kind: string | null;
  key: string;
  /** What labels its fields; null for what is no record. */
  resource: string | null;
  path: string | null;
}

/** Reads a subject of the audit trail, such as 'course 12' or 'refund:0b7c…'. What is none of these stands as it is. */
export function subjectOf(subject: string): Subject {
  const [, kind, key] = /^([a-zA-Z-]+)[ :](.+)$/.exec(subject) ?? [];
  if (kind === undefined || key === undefined) return { kind: null, key: subject, resource: null, path: null };
  const resource = RESOURCES[kind] ?? kind;
  const path = SHOWN.includes(resource)
    ? officePath(resource, encodeURIComponent(key), 'show')
    : EDITED.includes(resource)
      ? officePath(resource, encodeURIComponent(key))
      : null;
  return { kind, key, resource, path };
}
