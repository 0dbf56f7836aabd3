import { definePage, type PageWords, type ScreenProps } from '../parts/page/index.ts';
import { loadPromo } from './load.ts';
import { PromoScreen } from './PromoScreen.tsx';

async function wordsOf({ context, code }: ScreenProps<'promo'>): Promise<PageWords | null> {
  const outcome = await loadPromo(context, code);
  if (outcome.kind !== 'found') return null;
  const { title, description, promoCode } = outcome.data;
  return { title, description, canonical: { code: promoCode } };
}

/** What a promo gives, to whom and until when. */
export const promoPage = definePage('promo', { words: wordsOf, Screen: PromoScreen });
