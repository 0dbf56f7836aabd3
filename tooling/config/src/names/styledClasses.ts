/** The classes that selectors of a piece of CSS name. */
export function classesOf(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)].map(([, selector = '']) => selector);
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  );
}

/** The prefix of every class of a style file: its name in camelCase, `courseCard` for CourseCard.styles.ts. */
export function ownerOf(styleFile: string): string {
  const name = styleFile.slice(styleFile.lastIndexOf('/') + 1).replace(/\.styles\.ts$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** The owner a class names: what stands before its first hyphen. */
export function ownerOfClass(className: string): string {
  return className.split('-', 1)[0] ?? '';
}
