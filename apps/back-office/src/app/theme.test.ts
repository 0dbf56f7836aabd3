import { expect, it } from 'vitest';
import { theme } from './theme.ts';

type Root = { styleOverrides: { root: { minHeight?: number; height?: number } } };

it.each(['MuiButton', 'MuiIconButton', 'MuiTab', 'MuiMenuItem', 'MuiCheckbox', 'MuiSwitch', 'MuiFormControlLabel'])(
  '%s is pressed by a finger',
  (name) => {
    const { root } = (theme.components as unknown as Record<string, Root>)[name]!.styleOverrides;
    expect(root.height ?? root.minHeight).toBe(44);
  },
);
