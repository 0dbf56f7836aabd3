export { notFoundMetadata as metadata, PlainNotFound as default } from '@suluh/features/status-pages';
