import { ukmText } from '@suluh/i18n-id/tenant';
import { definePage } from '../parts/page/index.ts';
import { HomeScreen } from './HomeScreen.tsx';
import { SmallBusinessScreen } from './SmallBusinessScreen.tsx';

/** The home of a tenant; its title is the site's. */
export const homePage = definePage('home', { words: () => ({}), Screen: HomeScreen });

/** The small-business home on the main site. */
export const smallBusinessPage = definePage('smallBusiness', { words: ukmText.name, Screen: SmallBusinessScreen });
