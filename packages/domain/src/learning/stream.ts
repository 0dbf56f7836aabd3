/** Whether an address is that of a stream (HLS), which is played in the lesson and not elsewhere. */
export function isStream(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, pathname } = new URL(url);
  return protocol === 'https:' && pathname.toLowerCase().endsWith('.m3u8');
}
