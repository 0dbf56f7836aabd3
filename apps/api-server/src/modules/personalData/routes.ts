import { agreements } from './agreements.ts';
import { closeAccount } from './closeAccount.ts';
import { exportData } from './exportData.ts';

export const personalDataRoutes = [exportData, agreements, closeAccount];
