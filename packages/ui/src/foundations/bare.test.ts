import { expect, test } from 'vitest';
import { BARE_COLOURS } from './bare.ts';
import { PALETTE } from './palette.ts';
import { DARK_ROLES, LIGHT_ROLES } from './roles.ts';

const palette: Record<string, string> = PALETTE;
const colourOf = (value: string): string => palette[/^var\(--(.+)\)$/.exec(value)?.[1] ?? ''] ?? value;

test.each(Object.entries(BARE_COLOURS))('%s is that of the roles without a sheet, too', (name, colours) => {
  const role = name as keyof typeof BARE_COLOURS;
  expect(colours).toBe(`light-dark(${colourOf(LIGHT_ROLES[role])}, ${colourOf(DARK_ROLES[role])})`);
});
