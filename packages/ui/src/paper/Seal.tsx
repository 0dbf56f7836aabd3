import type { ReactElement } from 'react';

const TEETH = Array.from({ length: 24 }, (_, at) => at * 15);

/** The seal of a certificate: toothed rim, dotted ring and the torch. Decoration. */
export function Seal(): ReactElement {
  return (
    <svg className="certificate-seal" viewBox="0 0 140 140" aria-hidden="true">
      <g transform="translate(70 70)">
        <g className="certificate-sealRim">
          {TEETH.map((turn) => (
            <path key={turn} transform={`rotate(${turn})`} d="M-9 -56L0 -68L9 -56Z" />
          ))}
          <circle r="58" />
        </g>
        <circle
          className="certificate-sealDots"
          r="50"
          strokeWidth="2.5"
          strokeDasharray="0 7.85"
          strokeLinecap="round"
        />
        <circle className="certificate-sealGround" r="43" />
        <g transform="translate(-31 -34) scale(1.3)">
          <g transform="translate(24 26.5) rotate(-90)">
            <path
              className="certificate-sealFlame"
              d="M0 0C3.96 -10.13 18.04 -10.13 22 0C18.04 10.13 3.96 10.13 0 0Z"
            />
            <path
              className="certificate-sealHeart"
              d="M2.4 0C4.47 -3.47 9.73 -3.47 11.8 0C9.73 3.47 4.47 3.47 2.4 0Z"
            />
          </g>
          <path className="certificate-sealTorch" d="M16.8 28.3H31.2L30.2 31.6H17.8ZM19.2 33.2H28.8L26.2 43.5H21.8Z" />
        </g>
      </g>
    </svg>
  );
}
