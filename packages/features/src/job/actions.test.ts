import { MAIN_ROUTES } from '@suluh/domain/address';
import { expect, test, vi } from 'vitest';
import { jobApply } from './actions.ts';

const cv = (bytes: number, type = 'application/pdf') => new File([new Uint8Array(bytes)], 'cv.pdf', { type });

/** Where a posted CV leads, and how often the API was asked. */
async function posted(file: File | undefined): Promise<[string, number]> {
  const POST = vi.fn(async () => ({ data: {}, response: new Response() }));
  const site = { sessionType: 'reguler', ...(file ? { files: { file } } : {}) } as const;
  const outcome = await jobApply.run({ POST } as never, { id: 1 }, site);
  const way = { target: '/', back: '/job-vacancies/kasir/lamar' };
  return [jobApply.leadsTo(outcome, MAIN_ROUTES, way, { id: 1 }), POST.mock.calls.length];
}

const BACK = '/job-vacancies/kasir/lamar';
test.each([
  ['no file', undefined, `${BACK}?error=requiredFile`, 0],
  ['the empty file of a form without one', cv(0, 'application/octet-stream'), `${BACK}?error=requiredFile`, 0],
  ['a picture', cv(10, 'image/png'), `${BACK}?error=pdfType`, 0],
  ['6 MB', cv(6 * 2 ** 20), `${BACK}?error=fileTooLarge`, 0],
  ['a CV', cv(1000), BACK, 1],
])('of a form without JavaScript, %s leads to what a browser would say', async (_, file, address, calls) => {
  expect(await posted(file)).toEqual([address, calls]);
});
