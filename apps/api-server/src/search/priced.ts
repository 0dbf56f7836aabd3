import { pricedWords } from '@suluh/domain/listing';
import type { CourseIndex } from './courseIndex.ts';
import type { Found, TextSearch } from './textSearch.ts';

/** All courses, the best known first: what a search for a price alone looks among. */
const everything = (index: CourseIndex): Found => ({ set: index.all, slots: index.orders[0], corrected: null });

/**
 * A search whose words of price are a filter (docs/product/listing.md#search). Prices are those of `index`, which may be
 * newer than those of `textSearch`; courses have the same slots in both.
 */
export async function findPriced(textSearch: TextSearch, index: CourseIndex, query: string): Promise<Found> {
  const { words, priceWords, leastRupiah, mostRupiah, isCheapestFirst } = pricedWords(query);
  if (priceWords.length === 0) return textSearch.find(query);
  const found = words.length === 0 ? everything(index) : await textSearch.find(words.join(' '));
  const isBound = leastRupiah !== null || mostRupiah !== null;
  const set = isBound ? found.set.and(index.pricedBetween(leastRupiah, mostRupiah)) : found.set;
  return {
    set,
    slots: isBound ? found.slots.filter((slot) => set.has(slot)) : found.slots,
    corrected: found.corrected && [...found.corrected, ...priceWords],
    isCheapestFirst,
  };
}
