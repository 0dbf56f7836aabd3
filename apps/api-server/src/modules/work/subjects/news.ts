import type { staffContentEntries } from '@suluh/api/catalogue';
import { editedNews } from '../../staffContent/news.ts';
import { editedSubject } from './editedSubject.ts';

type Entries = (typeof staffContentEntries)['news'];

/** News, of which many are published or taken off the pages. */
export const newsSubject = editedSubject<Entries['list'], Entries['create'], Entries['update']>({
  resource: 'news',
  edited: () => editedNews,
  titleOf: ({ title }) => title,
});
