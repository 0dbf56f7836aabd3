export * from './recentView.ts';
