export {
  contextOf,
  definePage,
  type ContextSource,
  type PageFeature,
  type RouteParameters,
  type ScreenProps,
} from './definePage.tsx';
export { shareWords, type PageWords } from './metadata.ts';
