const CLASS_IN_SELECTOR = /\.([A-Za-z_][\w-]*)/g;
const PROPERTY = /(?<![\w-])--([A-Za-z][\w-]*)/g;

interface Names {
  classes: Readonly<Record<string, string>>;
  /** Without their two hyphens. */
  properties: Readonly<Record<string, string>>;
}

/** CSS, or a selector, with short names. */
export const renamedCss = (css: string, { classes, properties }: Names): string =>
  css
    .replace(CLASS_IN_SELECTOR, (whole, name: string) => (Object.hasOwn(classes, name) ? `.${classes[name]}` : whole))
    .replace(PROPERTY, (whole, name: string) => (Object.hasOwn(properties, name) ? `--${properties[name]}` : whole));
