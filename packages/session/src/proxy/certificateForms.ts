import { returningForm, type Form } from './formCall.ts';

/** Forms of certificates that work before JavaScript. */
export const CERTIFICATE_FORMS = {
  'certificate-name': returningForm(({ id = '', fullname = '' }) => ({
    path: `/api/certificate/${encodeURIComponent(id)}/name`,
    body: { fullname },
  })),
} satisfies Record<string, Form>;
