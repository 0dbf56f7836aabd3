const IMPORT = /import \* as label from '(?:\.\/label\.ts|@suluh\/i18n-id\/label)';/;
const LABEL = /(?<![\w.$])label\.([A-Za-z]\w*)\b/g;

/**
 * A source file in which the labels it says stand as texts. They are written in one file, which a bundler hands over
 * whole to every page that says one of them.
 */
export const inlinedLabels = (source: string, labels: Readonly<Record<string, string>>): string =>
  IMPORT.test(source)
    ? source.replace(LABEL, (whole, name: string) =>
        Object.hasOwn(labels, name) ? JSON.stringify(labels[name]) : whole,
      )
    : source;
