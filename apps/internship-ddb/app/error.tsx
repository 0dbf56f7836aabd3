'use client';
export { PageError as default } from '@suluh/features/status-pages';
