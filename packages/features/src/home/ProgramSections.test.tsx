import { programText } from '@suluh/i18n-id/tenant';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { courseCard } from '../testing/courses.ts';
import { TENANTS } from '../testing/faces.ts';
import { show } from '../testing/island.tsx';
import { ProgramSections } from './ProgramSections.tsx';

const [, tenant] = TENANTS.find(([name]) => name === 'a partner')!;
const section = (id: number, name: string) => ({
  categoryPartnerId: id,
  name,
  type: 'role',
  subType: null,
  totalCourse: 1,
  courses: [courseCard({ id })],
});
const marked = () =>
  page
    .getByRole('navigation', { name: programText.roles })
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.hasAttribute('aria-current')]);

const shown = () =>
  page
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);

test.each([
  ['nothing', undefined, programText.allRoles, ['Wajib', 'Pilihan']],
  ['a section', '2', 'Pilihan', ['Pilihan']],
  ['a section that is gone', '99', programText.allRoles, ['Wajib', 'Pilihan']],
  ['what is to come', 'upcoming', programText.upcoming, ['Wajib', 'Pilihan']],
])('with %s chosen its chip is the marked one, and the others stay', async (_, chosen, label, titles) => {
  await show(
    <ProgramSections sections={[section(1, 'Wajib'), section(2, 'Pilihan')]} chosen={chosen} tenant={tenant} />,
  );
  await expect.element(page.getByRole('navigation', { name: programText.roles })).toBeVisible();
  const chips = marked();
  expect(chips.filter(([, isMarked]) => isMarked)).toEqual([[label, true]]);
  expect(chips.map(([name]) => name)).toEqual([programText.allRoles, programText.upcoming, 'Wajib', 'Pilihan']);
  for (const name of ['Wajib', 'Pilihan']) expect(shown().includes(name)).toBe(titles.includes(name));
});

test('a choice without courses says so, beside the chips that lead on', async () => {
  const empty = { ...section(1, 'Wajib'), totalCourse: 0, courses: [] };
  await show(<ProgramSections sections={[empty]} chosen="upcoming" tenant={tenant} />);
  await expect.element(page.getByText(programText.noneHere)).toBeVisible();
  expect(marked().length).toBe(3);
});
