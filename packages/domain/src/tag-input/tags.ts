/**
 * The tags after Enter or the add button: a trimmed non-empty entry is added once (docs/product/validation.md#tags).
 */
export function addTag(tags: readonly string[], entry: string): string[] {
  const tag = entry.trim();
  return tag === '' || tags.includes(tag) ? [...tags] : [...tags, tag];
}

/** The tags without one. */
export function removeTag(tags: readonly string[], tag: string): string[] {
  return tags.filter((other) => other !== tag);
}

/**
 * Option mode: the options not yet chosen that contain the typed text, in any case (docs/product/validation.md#tags).
 */
export function tagOptions(options: readonly string[], tags: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  return options.filter((option) => !tags.includes(option) && option.toLowerCase().includes(wanted));
}
