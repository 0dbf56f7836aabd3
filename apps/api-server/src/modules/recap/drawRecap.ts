import { VIGNETTE_FOLDER } from '@suluh/domain/drawn';
import type { Services } from '../../services.ts';
import { drawnStore, readWhole } from '../../storage/index.ts';
import { cardsOf } from '../course/cards.ts';
import type { RecapYear } from './readYear.ts';
import { recapPicture } from './recapPicture.ts';

/** Courses whose pictures are sewn together. */
const PATCHES = 7;

/** Pictures of courses that lie in our own storage; one that is elsewhere, or not there, is passed over. */
async function picturesOf(services: Services, courseIds: readonly number[]): Promise<Buffer[]> {
  const cards = await cardsOf(services, courseIds.slice(0, PATCHES));
  const found = await Promise.all(
    cards.map(({ thumbnail }) => {
      if (!thumbnail || /^https?:/.test(thumbnail)) return null;
      const store = thumbnail.startsWith(`${VIGNETTE_FOLDER}/`) ? drawnStore : services.files.open;
      return readWhole(store, thumbnail);
    }),
  );
  return found.filter((picture) => picture !== null);
}

/** The picture of a recap, with those of its courses. */
export const drawRecap = async (services: Services, { recap, courseIds }: RecapYear): Promise<Buffer> =>
  recapPicture(recap, await picturesOf(services, courseIds));
