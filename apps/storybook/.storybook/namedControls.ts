import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Leaves the controls a story names for designers. What Storybook reads from the code is called by its English
 * identifier and described for developers; it stays out of the table.
 */
export const onlyNamedControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((key) => {
      const control = argTypes[key] ?? { name: key };
      const named = control.name !== undefined && control.name !== key;
      return [key, named ? control : { ...control, table: { ...control.table, disable: true } }];
    }),
  );
