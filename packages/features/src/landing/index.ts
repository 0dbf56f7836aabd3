export { EnterpriseScreen } from './EnterpriseScreen.tsx';
export { PrakerjaScreen } from './PrakerjaScreen.tsx';
export { SmallBusinessScreen } from './SmallBusinessScreen.tsx';
