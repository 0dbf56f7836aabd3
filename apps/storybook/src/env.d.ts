interface ImportMetaEnv {
  readonly VITE_STORY_TENANT?: string;
  readonly VITE_STORY_THEME?: string;
  /** Set in tests: each story is looked at in every tenant's theme. */
  readonly VITE_STORY_LOOKS?: 'every' | 'furthest' | '';
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
  /** Vite: the modules a pattern finds, loaded at once. */
  glob<Module>(patterns: string | string[], options: { eager: true }): Record<string, Module>;
}
