export { notFoundMetadata, notFoundOf } from './NotFoundScreen.tsx';
export { notFoundPage } from './page.ts';
export { PageError } from './PageError.tsx';
export { PlainNotFound, PlainNotFoundDocument } from './PlainNotFound.tsx';
