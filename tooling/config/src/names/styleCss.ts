/** The text of all css`` that a style file exports. @param file its whole path */
export async function styleCss(file: string): Promise<string> {
  const exported: Record<string, unknown> = await import(file);
  return Object.values(exported)
    .map((value) => (Array.isArray(value) ? value.join('') : ''))
    .join('\n');
}
