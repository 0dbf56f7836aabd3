'use client';
export { DocumentFailure as default } from '@suluh/features/document-error';
