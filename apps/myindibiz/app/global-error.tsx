'use client';
export { DocumentError as default } from '@suluh/features/status-pages';
