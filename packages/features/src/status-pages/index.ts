export { ErrorScreen } from './ErrorScreen.tsx';
export { NotFoundScreen } from './NotFoundScreen.tsx';
export { PlainNotFound, PlainNotFoundDocument } from './PlainNotFound.tsx';
