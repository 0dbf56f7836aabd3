import type { ComponentType, ReactElement } from 'react';
// Before the areas: in the browser, global styles come in the order in which they are imported.
import { BaseStylesheet } from '@suluh/ui/stylesheets/BaseStylesheet';
import { DialogsStylesheet } from '@suluh/ui/stylesheets/DialogsStylesheet';
import { AREA_STYLESHEETS } from './areaStylesheets.ts';

const EVERY_PAGE: ComponentType[] = [BaseStylesheet, DialogsStylesheet];
const areas = Object.values(AREA_STYLESHEETS)
  .flatMap((exported) => Object.values(exported))
  .filter((Stylesheet) => !EVERY_PAGE.includes(Stylesheet));

/** Every stylesheet at once: a story may show a component of any area. A page renders Base, Dialogs and its area. */
export function AllStylesheets(): ReactElement {
  return (
    <>
      {[...EVERY_PAGE, ...areas].map((Stylesheet, index) => (
        <Stylesheet key={index} />
      ))}
    </>
  );
}
