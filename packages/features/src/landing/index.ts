export { EnterpriseScreen } from './EnterpriseScreen.tsx';
export { PrakerjaScreen } from './PrakerjaScreen.tsx';
