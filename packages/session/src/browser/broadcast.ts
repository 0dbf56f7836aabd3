/** What tabs of one tenant tell each other (spec 4, Session: other tabs reload when told). */
const channelName = (scopeId: string) => `suluh-session-${scopeId}`;

/** Tells the other tabs of this tenant to reload: the session began or ended. */
export function broadcastReload(scopeId: string): void {
  const channel = new BroadcastChannel(channelName(scopeId));
  channel.postMessage('reload');
  channel.close();
}

/** Calls `onReload` when another tab tells; returns the way to stop listening. */
export function onBroadcastReload(scopeId: string, onReload: () => void): () => void {
  const channel = new BroadcastChannel(channelName(scopeId));
  channel.onmessage = () => onReload();
  return () => channel.close();
}
