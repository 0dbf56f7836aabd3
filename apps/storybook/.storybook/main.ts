import type { StorybookConfig } from '@storybook/react-vite';

/** Stories stand beside the components of packages/ui and packages/features; pages of this app itself are in src. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/{ui,features}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../../../packages/ui/static', to: '/_ui' }],
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
