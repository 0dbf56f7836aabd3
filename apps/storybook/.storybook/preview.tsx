import type { Preview } from '@storybook/react-vite';
import { PICTURE_SCRIPT } from '@suluh/ui/pictures/PictureScript';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import { AllStylesheets } from './AllStylesheets.tsx';
import { expectReadableInOtherLooks } from './everyLook.ts';
import { onlyNamedControls } from './namedControls.ts';
import { theme } from './theme.ts';
import { applyTheme, TENANTS, type TenantKey } from './tenants.ts';

// A story waits as long on a machine that is busy.
configure({ asyncUtilTimeout: 10_000 });

// As in the head of the apps.
document.head.append(Object.assign(document.createElement('script'), { textContent: PICTURE_SCRIPT }));

// Fetched where a page of explanations is opened: stories and their tests do without.
const StoryPage = lazy(() => import('./StoryPage.tsx'));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    tenant: {
      description: 'Situs yang memakai komponen ini',
      toolbar: {
        title: 'Situs',
        icon: 'paintbrush',
        items: Object.entries(TENANTS).map(([value, { title }]) => ({ value, title })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Tema terang atau gelap',
      toolbar: {
        title: 'Tema',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Terang' },
          { value: 'dark', title: 'Gelap' },
        ],
        dynamicTitle: true,
      },
    },
  },
  argTypesEnhancers: [onlyNamedControls],
  initialGlobals: {
    tenant: import.meta.env['VITE_STORY_TENANT'] ?? 'main',
    theme: import.meta.env['VITE_STORY_THEME'] ?? 'light',
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    docs: {
      theme,
      lang: 'id',
      extractComponentDescription: () => null,
      page: () => (
        <Suspense>
          <StoryPage />
        </Suspense>
      ),
    },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Pengantar',
          'Pedoman',
          'Alur',
          'Dasar',
          'Kontrol',
          'Formulir',
          'Umpan balik',
          'Kartu',
          'Dialog',
          'Perabot',
          'Ruang belajar',
          'Kertas',
          'Halaman',
        ],
      },
    },
    viewport: {
      options: {
        w320: { name: '320 ponsel kecil', styles: { width: '320px', height: '640px' } },
        w390: { name: '390 ponsel', styles: { width: '390px', height: '844px' } },
        w768: { name: '768 tablet', styles: { width: '768px', height: '1024px' } },
        w1024: { name: '1024 laptop kecil', styles: { width: '1024px', height: '768px' } },
        w1440: { name: '1440 desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  afterEach: async ({ globals, parameters, viewMode }) => {
    const which = import.meta.env['VITE_STORY_LOOKS'];
    if (!which || viewMode !== 'story' || parameters['a11y']?.test !== 'error') return;
    await expectReadableInOtherLooks(
      { tenant: globals['tenant'] as TenantKey, theme: globals['theme'] === 'dark' ? 'dark' : 'light' },
      which,
    );
  },
  decorators: [
    (Story, { globals }) => {
      applyTheme((globals['tenant'] ?? 'main') as TenantKey, globals['theme'] === 'dark' ? 'dark' : 'light');
      return (
        <>
          <AllStylesheets />
          <Story />
        </>
      );
    },
  ],
};
export default preview;
