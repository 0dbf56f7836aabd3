import type { StorybookConfig } from '@storybook/react-vite';

/** Stories stand beside the components of packages/ui and packages/features; pages of this app itself are in src. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/{ui,features}/src/**/*.stories.tsx'],
  addons: [
    // Comments in the code are for developers, in English; what designers read stands in the parameters of a story.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: { disableDescription: true } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    { from: '../../../packages/ui/static', to: '/_ui' },
    // By the first Storybook knows that the mark is the sign of the tab, which it then links to by the file's own name.
    { from: '../../../packages/ui/static/logo/tanda.svg', to: '/favicon.svg' },
    { from: '../../../packages/ui/static/logo/tanda.svg', to: '/tanda.svg' },
  ],
  core: { disableTelemetry: true },
  // Found before the first story, so that no test is interrupted by a new bundle of dependencies.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@suluh/ui > react-hook-form',
        '@suluh/ui > keen-slider',
        '@suluh/ui > styled-components',
        'axe-core',
      ],
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
