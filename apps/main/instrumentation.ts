import { visitorSettings } from '@suluh/config/upstream';

/** Runs once as the server begins, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { watchVisitors } = await import('@suluh/session/visitor');
  watchVisitors(visitorSettings());
}
