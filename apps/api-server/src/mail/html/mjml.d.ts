// The packages bring no types of their own, and those written for them by others take them for ES modules.
declare module 'mjml-core' {
  type Component = abstract new (...args: never[]) => object;
  const core: {
    default(
      markup: string,
      options: { validationLevel: 'skip'; fonts: Record<string, string> },
    ): Promise<{ html: string }>;
    registerComponent(component: Component): void;
  };
  export default core;
}

declare module 'mjml-preset-core' {
  const preset: { components: Parameters<typeof import('mjml-core').default.registerComponent>[0][] };
  export default preset;
}
