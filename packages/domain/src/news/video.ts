/** How a video of the blog is played: a file of ours, or by whoever keeps it, under its id. */
export type NewsVideo = { kind: 'stored'; path: string } | { kind: 'elsewhere'; id: string };

const OURS = /^[\w-]+(\/[\w.-]+)*\.mp4$/i;
const ID = /^[\w-]{1,64}$/;

/** What the file of an item names (docs/product/news.md#videos); null for what can be played nowhere. */
export function newsVideo(file: string | null): NewsVideo | null {
  if (file === null) return null;
  if (OURS.test(file)) return { kind: 'stored', path: file };
  return ID.test(file) ? { kind: 'elsewhere', id: file } : null;
}
