/** How long a recording is, in whole seconds, as this browser reads it; null for what it cannot play. */
export async function secondsOf(file: File): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const player = document.createElement(file.type.startsWith('audio/') ? 'audio' : 'video');
  const address = URL.createObjectURL(file);
  player.preload = 'metadata';
  player.onloadedmetadata = () =>
    resolve(Number.isFinite(player.duration) ? Math.max(1, Math.round(player.duration)) : null);
  player.onerror = () => resolve(null);
  player.src = address;
  return promise.finally(() => URL.revokeObjectURL(address));
}
