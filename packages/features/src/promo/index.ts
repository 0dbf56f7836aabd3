import { definePage, unsaid, type ScreenProps, type Said } from '../parts/page/index.ts';
import { loadPromo } from './load.ts';
import { PromoScreen } from './PromoScreen.tsx';

async function wordsOf({ context, code }: ScreenProps<'promo'>): Promise<Said> {
  const outcome = await loadPromo(context, code);
  if (outcome.kind !== 'found') return unsaid(outcome);
  const { title, description, promoCode } = outcome.data;
  return { title, description, canonical: { code: promoCode } };
}

/** What a promo gives, to whom and until when. */
export const promoPage = definePage('promo', { words: wordsOf, Screen: PromoScreen });
