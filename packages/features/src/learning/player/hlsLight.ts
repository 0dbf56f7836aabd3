import type Hls from 'hls.js';
// @ts-expect-error The smaller build brings no types of its own; what it has is as in the whole one.
import light from 'hls.js/light';

/** The library that plays streams, without what lessons do not need. Loaded when it is asked for. */
export const HlsLight = light as typeof Hls;
