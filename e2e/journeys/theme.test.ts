import { expect, test } from '../fixtures/test.ts';

test('dark is chosen at the end of a page, and stays on every other and after a reload @anyScreen', async ({
  page,
}) => {
  await page.goto('/');
  const html = page.locator('html');
  const choice = page.getByRole('contentinfo').getByRole('combobox', { name: 'Tampilan' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await choice.selectOption('Gelap');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(choice).toHaveValue('dark');
  await page.goto('/collection-course');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choice.selectOption('Ikuti perangkat');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to choose @anyScreen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Tampilan')).toBeHidden();
  });
});
