import type { ReactElement } from 'react';
// Base before the areas: in the browser, global styles come in the order of these imports.
import '@suluh/ui/stylesheets/BaseStylesheet';
import '@suluh/ui/stylesheets/DialogsStylesheet';
import { AREA_STYLESHEETS } from './areaStylesheets.ts';

const stylesheets = Object.entries(AREA_STYLESHEETS).flatMap(([file, exported]) =>
  Object.values(exported).map((Stylesheet) => <Stylesheet key={file} />),
);

/** Every stylesheet at once: a story may show a component of any area. A page renders Base, Dialogs and its area. */
export function AllStylesheets(): ReactElement {
  return <>{stylesheets}</>;
}
