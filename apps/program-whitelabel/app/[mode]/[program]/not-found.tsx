export { PlainNotFound as default } from '@suluh/features/status-pages';
