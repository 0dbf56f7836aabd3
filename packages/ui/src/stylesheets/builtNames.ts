interface BuiltNames {
  classes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
}

/** What classes and custom properties are called in a build, which writes its table here; all keep their names elsewhere. */
export const BUILT_NAMES: BuiltNames = { classes: {}, properties: {} };
