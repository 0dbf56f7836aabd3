import type { ReactElement } from 'react';

/** Ways the drawing may be turned, so that two places do not look alike. */
const TURNS = ['', 'scale(-1 1) translate(-640 0)', 'scale(1 -1) translate(0 -360)', 'rotate(180 320 180)'] as const;

const turnOf = (place: string): string =>
  TURNS[[...place].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % TURNS.length]!;

/** Streets, a river and a park around a pin: a drawing, the same for the same place. Decoration; the way to a map stands beside it. */
export const PlaceMap = ({ place }: { place: string }): ReactElement => (
  <svg className="placeMap" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g transform={turnOf(place) || undefined}>
      <path
        className="placeMap-park"
        d="M0 250C90 232 120 300 210 286C300 272 300 210 400 214C500 218 540 276 640 262V360H0Z"
      />
      <path className="placeMap-river" d="M-10 96C80 70 130 128 210 118C300 106 330 40 420 46C510 52 560 96 650 70" />
      <g className="placeMap-streets">
        <path d="M0 190H640" strokeWidth="18" />
        <path d="M180 0V360M470 0L430 360" strokeWidth="14" />
        <path d="M0 320L320 150L640 330" strokeWidth="10" />
        <path d="M60 0V200M300 0V190M560 190V360M0 60H180M180 40H470M440 120H640M180 260H450" strokeWidth="7" />
      </g>
      <path
        className="placeMap-houses"
        d="M80 80h70v80H80zM210 140h60v40h-60zM330 60h80v50h-80zM500 130h60v46h-60zM90 210h64v60H90zM250 280h90v44h-90z"
      />
    </g>
    <g transform="translate(330 190)">
      <ellipse className="placeMap-shade" cy="4" rx="16" ry="5" />
      <path className="placeMap-pin" d="M0 0C-26-30-30-44-30-54A30 30 0 0 1 30-54C30-44 26-30 0 0Z" />
      <circle className="placeMap-ring" cy="-54" r="19" />
      <path className="placeMap-flame" d="M0-68C6-60 8-56 8-52A8 8 0 0 1-8-52C-8-56-6-60 0-68Z" />
    </g>
  </svg>
);
