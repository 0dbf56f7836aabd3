import type { CSSProperties } from 'react';

/** Samples of a story, one below another. */
export const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column', gap: 12 };
