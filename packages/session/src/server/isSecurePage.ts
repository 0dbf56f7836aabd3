import { headers } from 'next/headers';

/** Whether the browser asked for this page by https: what stands in front says so, as it does for posted forms. */
export const isSecurePage = async (): Promise<boolean> =>
  (await headers()).get('x-forwarded-proto')?.split(',')[0] === 'https';
