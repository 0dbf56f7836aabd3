export * from './rupiah.ts';
