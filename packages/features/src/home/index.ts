export { HomeScreen } from './HomeScreen.tsx';
export { SmallBusinessScreen } from './SmallBusinessScreen.tsx';
