interface ImportMetaEnv {
  readonly VITE_STORY_TENANT?: string;
  readonly VITE_STORY_THEME?: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
