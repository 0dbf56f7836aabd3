import type { ComponentType } from 'react';

type Exports = Record<string, ComponentType>;

/** Every stylesheet of ui and features, by file. */
export const AREA_STYLESHEETS: Record<string, Exports> = import.meta.glob<Exports>(
  '../../../packages/{ui,features}/src/**/*Stylesheet.tsx',
  { eager: true },
);
