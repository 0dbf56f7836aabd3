/** One text of i18n-id: where it stands, and what it says. */
export interface CollectedText {
  file: string;
  /** Path below the export, such as `eventFullText.title`. */
  key: string;
  text: string;
  /** The text is made from values; their names stand in braces. */
  interpolated: boolean;
}

/**
 * `(count, name) => …` called with `{count}` and `{name}`. A function that calculates with them shows its parameters
 * only.
 */
function sample(text: (...values: unknown[]) => unknown): string {
  const names =
    /^\(?([^)=]*)\)?\s*=>/
      .exec(text.toString())?.[1]
      ?.split(',')
      .map((name) => `{${name.trim()}}`) ?? [];
  try {
    const result = text(...names);
    if (typeof result === 'string' && names.every((name) => result.includes(name))) return result;
  } catch {
    // It wants a number or a date: its parameters say enough.
  }
  return names.join(' ');
}

function collect(file: string, key: string, value: unknown): CollectedText[] {
  if (typeof value === 'string') return [{ file, key, text: value, interpolated: false }];
  if (typeof value === 'function')
    return [{ file, key, text: sample(value as (...values: unknown[]) => unknown), interpolated: true }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => collect(file, `${key}.${name}`, child));
}

/** Every text of the given modules, in the order of the files. */
export function collectTexts(modules: Record<string, object>): CollectedText[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const file = path.split('/').at(-1)?.replace('.ts', '') ?? path;
    return Object.entries(module).flatMap(([name, value]) => collect(file, name, value));
  });
}
