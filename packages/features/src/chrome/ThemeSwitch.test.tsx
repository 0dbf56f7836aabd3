import { themeText } from '@suluh/i18n-id/navigation';
import { THEME_STORAGE_KEY, ThemeScript } from '@suluh/ui/foundations/ThemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectReadable, show } from '../testing/island.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const root = document.documentElement;
const field = () => page.getByRole('combobox', { name: themeText.label });
const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** Shows it on a page that has come whole. */
async function arrive(): Promise<void> {
  await show(<ThemeSwitch />);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = /<script>(.*)<\/script>/s.exec(renderToStaticMarkup(<ThemeScript />))![1]!;
  document.head.append(script);
});
afterEach(() => localStorage.removeItem(THEME_STORAGE_KEY));

test('what is chosen is shown at once, and remembered', async () => {
  await arrive();
  await field().selectOptions(themeText.dark);
  expect(root.dataset['theme']).toBe('dark');
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  await field().selectOptions(themeText.light);
  expect(root.dataset['theme']).toBe('light');
  await expectReadable();
});

test('the device is followed again', async () => {
  await arrive();
  await field().selectOptions(themeText.dark);
  await field().selectOptions(themeText.system);
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  expect(root.dataset['theme']).toBe(ofDevice);
});

test('what another tab chooses is followed here', async () => {
  await arrive();
  localStorage.setItem(THEME_STORAGE_KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY }));
  expect(root.dataset['theme']).toBe('dark');
  await expect.element(field()).toHaveValue('dark');
});
