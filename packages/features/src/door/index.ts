import { doorText } from '@suluh/i18n-id/door';
import { definePage } from '../parts/page/index.ts';
import { DoorScreen } from './DoorScreen.tsx';

/** The door of a class. */
export const doorPage = definePage('door', { words: doorText.title, Screen: DoorScreen });
