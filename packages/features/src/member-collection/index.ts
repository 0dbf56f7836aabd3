import { memberCollectionText } from '@suluh/i18n-id/memberCollection';
import { definePage } from '../parts/page/index.ts';
import { MemberCollectionScreen } from './MemberCollectionScreen.tsx';

/** The collection of who is logged in among small businesses. */
export const memberCollectionPage = definePage('memberCollection', {
  words: memberCollectionText.title,
  Screen: MemberCollectionScreen,
});
