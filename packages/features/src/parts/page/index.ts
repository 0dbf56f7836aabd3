export {
  contextOf,
  definePage,
  type ContextSource,
  type PageFeature,
  type RouteParameters,
  type ScreenProps,
} from './definePage.tsx';
export { shareWords, unsaid, type PageWords, type Said } from './metadata.ts';
