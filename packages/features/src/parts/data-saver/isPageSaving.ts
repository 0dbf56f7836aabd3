import { DATA_SAVER_COOKIE, isSavingData } from '@suluh/domain/data-saver';
import { cookies, headers } from 'next/headers';

/** Whether the page that is being drawn is to be sparing. Kept pages are kept in both forms (tooling/decisions/0030). */
export async function isPageSaving(): Promise<boolean> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  return isSavingData(jar.get(DATA_SAVER_COOKIE)?.value, sent.get('save-data'));
}
