import { recapText } from '@suluh/i18n-id/recap';
import { STORAGE_PATH } from '../parts/pictures/index.ts';
import { definePage, unsaid, type ScreenProps, type Said } from '../parts/page/index.ts';
import { loadSharedRecap } from './load.ts';
import { RecapScreen } from './RecapScreen.tsx';
import { SharedRecapScreen } from './SharedRecapScreen.tsx';

/** The learner's recap of a year. */
export const recapPage = definePage('recap', { words: recapText.title, Screen: RecapScreen });

async function sharedWords({ context, id }: ScreenProps<'sharedRecap'>): Promise<Said> {
  const outcome = await loadSharedRecap(context, id);
  if (outcome.kind !== 'found') return unsaid(outcome);
  const { recap, file } = outcome.data.data;
  const title = recapText.ofSomebody(recap.name, recap.year);
  const picture = { url: `${STORAGE_PATH}/${file}`, width: 1080, height: 1350 };
  return { title, description: recapText.invite, pictures: [picture] };
}

/** A recap that its learner shares. */
export const sharedRecapPage = definePage('sharedRecap', { words: sharedWords, Screen: SharedRecapScreen });
