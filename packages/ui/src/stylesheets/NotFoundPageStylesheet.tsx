import { stylesheet } from './stylesheet.tsx';
import { notFoundPageStyles } from '../feedback/NotFoundPage.styles.ts';

/** Page of what is not there, which few see: not on every page. */
export const NotFoundPageStylesheet = stylesheet`
  ${notFoundPageStyles}
`;
