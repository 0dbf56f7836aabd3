import { memberCollectionText } from '@suluh/i18n-id/memberCollection';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../../testing/courses.ts';
import { answering, asked, found, logIn, refused, show, tenant } from '../../testing/island.tsx';
import { TenantProvider } from '../../parts/tenant/index.ts';
import { MemberRow } from './MemberRow.tsx';

const CALL = 'GET /api/collection/mysooltan';
const heading = page.getByRole('heading');
const line = { ...tenant, capabilities: { ...tenant.capabilities, hasMemberCollection: true } };
const showRow = () =>
  show(
    <TenantProvider tenant={line}>
      <MemberRow onAnswer={() => {}} />
    </TenantProvider>,
  );
const answer = (title: string) =>
  found(
    { collection: { title, description: 'Kursus pilihan.' }, courses: [courseCard({ id: 7 })] },
    { meta: { page: 1, limit: 10, totalData: 1, totalPage: 1 } },
  );
const whileWaiting = () => new Promise((resolve) => setTimeout(resolve, 500));

test.each([
  ['Naik Kelas', 'Naik Kelas'],
  ['', memberCollectionText.title],
])('a member sees the collection named %j as %s', async (title, named) => {
  await answering({ [CALL]: [answer(title)] });
  logIn();
  await showRow();
  await expect.element(page.getByRole('heading', { name: named })).toBeVisible();
});

test('a visitor is asked for nothing', async () => {
  await answering({ [CALL]: [answer('Naik Kelas')] });
  await showRow();
  await whileWaiting();
  expect(await asked(CALL)).toEqual([]);
});

test('a refusal leaves the page as it is', async () => {
  await answering({ [CALL]: [refused(403, 'FORBIDDEN', '')] });
  logIn();
  await showRow();
  await expect.poll(async () => (await asked(CALL)).length).toBe(1);
  await expect.element(heading).not.toBeInTheDocument();
});
