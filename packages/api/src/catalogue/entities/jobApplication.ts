import { APPLICATION_STATES } from '@suluh/domain/job';
import { z } from 'zod';
import { instant } from '../envelope.ts';

/** An application for a vacancy, as its applicant sees it. */
export const jobApplication = z.object({
  id: z.uuid(),
  slugJob: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  isOpen: z.boolean().describe('Whether the vacancy can still be read'),
  status: z.enum(APPLICATION_STATES),
  answer: z.string().describe('What the employer says with the decision'),
  cvName: z.string(),
  createdAt: instant,
});
