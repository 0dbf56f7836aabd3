export { PlainNotFoundDocument as default } from '@suluh/features/status-pages';
