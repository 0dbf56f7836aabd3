export {
  contextOf,
  definePage,
  type ContextSource,
  type PageFeature,
  type RouteParameters,
  type ScreenProps,
} from './definePage.tsx';
export type { PageWords } from './metadata.ts';
