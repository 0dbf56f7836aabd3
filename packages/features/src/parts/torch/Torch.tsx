import type { ReactElement } from 'react';

/** The torch of a moment: its flame rises once (docs/look.md#learning-rooms, Finish). Needs torchStyles. */
export const Torch = (): ReactElement => (
  <svg className="torch" viewBox="-28 -16 104 182" aria-hidden="true">
    <circle className="torch-glow" cx="24" cy="36" r="50" />
    <circle className="torch-glow" cx="24" cy="36" r="38" />
    <g className="torch-flame" transform="translate(-4 -14) scale(1.17)">
      <path d="M24 0C38 17 42 28 42 37C42 49 34 56 24 56C14 56 6 49 6 37C6 28 10 17 24 0Z" fill="var(--kunyit-400)" />
      <path
        d="M24 25C31 34 33 40 33 44.5C33 50.5 29 54 24 54C19 54 15 50.5 15 44.5C15 40 17 34 24 25Z"
        fill="var(--mengkudu-500)"
      />
    </g>
    <path d="M2 66H46L42 80H6Z" fill="var(--kertas-50)" />
    <path d="M8 86H40L32 160H16Z" fill="var(--kertas-50)" />
    <path d="M8 86H40L39 94H9Z" fill="var(--soga-200)" />
  </svg>
);
