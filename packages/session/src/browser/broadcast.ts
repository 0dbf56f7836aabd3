/** What tabs of one tenant tell each other (docs/product/session.md: other tabs reload when told). */
const channelName = (scopeId: string) => `suluh-session-${scopeId}`;

interface Message {
  /** The tab that speaks; it does not listen to itself. */
  from: string;
}

let tab: string | undefined;
const tabId = (): string => (tab ??= crypto.randomUUID?.() ?? String(Math.random()));

/** Tells the other tabs of this tenant to reload: the session began or ended. */
export function broadcastReload(scopeId: string): void {
  const channel = new BroadcastChannel(channelName(scopeId));
  channel.postMessage({ from: tabId() } satisfies Message);
  channel.close();
}

/** Calls `onReload` when another tab tells; returns the way to stop listening. */
export function onBroadcastReload(scopeId: string, onReload: () => void): () => void {
  const channel = new BroadcastChannel(channelName(scopeId));
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.from !== tabId()) onReload();
  };
  return () => channel.close();
}
