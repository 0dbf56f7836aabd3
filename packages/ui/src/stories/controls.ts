import type { ArgTypes } from '@storybook/react-vite';

/** One row of the controls of a story: what designers may try, in their words. */
type Control = ArgTypes[string];

/** A text designers write themselves. */
export function textControl(name: string, description: string): Control {
  return { name, description, control: 'text' };
}

/** Something that is or is not. */
export function switchControl(name: string, description: string): Control {
  return { name, description, control: 'boolean' };
}

/** A number between two ends. */
export function rangeControl(
  name: string,
  description: string,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
): Control {
  return { name, description, control: { type: 'range', min, max, step } };
}

/** One of a few values, each called by what designers call it. */
export function choiceControl(name: string, description: string, labels: Readonly<Record<string, string>>): Control {
  return { name, description, options: Object.keys(labels), control: { type: 'select', labels: { ...labels } } };
}

/** No icon, or one of those that go well with words. */
export const ICON_CONTROL: Control = {
  ...choiceControl('Ikon', 'Gambar kecil di depan kata. Tidak pernah sendirian: katanya mengatakan hal yang sama.', {
    none: 'Tanpa ikon',
    check: 'Centang',
    'clock-bold': 'Jam',
    'ticket-bold': 'Tiket',
    download: 'Unduh',
    share: 'Bagikan',
    remove: 'Silang',
  }),
  mapping: { none: undefined },
};
