import { dye, mixed } from './dyes.ts';
import { BEHIND, DRESSES, HEADS, MARKS, PRINTS, type PortraitDyes } from './portraitParts.ts';
import { area, circle, ellipse, line, rect } from './shapes.ts';

/** A person as an engraving is built from parts. */
export interface PortraitDrawing {
  /** A dye: its 800 or 900 step engraves, its 100 or 200 step is the ground. */
  ink: string;
  ground: string;
  head: keyof typeof HEADS;
  dress: keyof typeof DRESSES;
  print?: keyof typeof PRINTS;
  marks?: readonly (keyof typeof MARKS)[];
  /** How deep the skin is toned, 0.15 to 0.45. */
  skin?: number;
  isGrey?: true;
  isSmiling?: true;
  /** Weight of the brows. */
  brow?: number;
}

const FACE = 'M82 92C82 54 158 54 158 92C158 124 146 154 120 154S82 124 82 92Z';
const SHOULDERS = 'M14 240C16 198 50 184 92 172L120 190L148 172C190 184 224 198 226 240Z';

/** Fields of hatching: distance, weight and turn of their lines. */
const HATCHINGS = [
  ['h1', 4.2, 0.8, -38],
  ['h2', 3.6, 1.3, -38],
  ['h5', 5, 1.1, -62],
] as const;

const hatchings = (ink: string): string =>
  HATCHINGS.map(
    ([id, distance, weight, turn]) =>
      `<pattern id="${id}" width="${distance}" height="${distance}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><rect width="${distance}" height="${weight}" fill="${dye(ink)}"/></pattern>`,
  ).join('');

/** Short rays behind the head. */
const rays = ({ ink, ground }: PortraitDyes): string =>
  Array.from({ length: 38 }, (_, at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 19), Math.sin((at * Math.PI) / 19)];
    const point = (reach: number) => `${(120 + reach * x).toFixed(1)} ${(108 + reach * y).toFixed(1)}`;
    return line(`M${point(96)}L${point(190)}`, mixed(ground, ink, 0.16), 2.2);
  }).join('');

const shoulders = ({ ink, dress }: PortraitDyes, isPrinted: boolean): string =>
  area(SHOULDERS, dress) +
  area(SHOULDERS, isPrinted ? 'url(#mo)' : 'url(#h1)') +
  area('M148 172C190 184 224 198 226 240H150C162 220 160 196 148 172Z', 'url(#h2)') +
  line(SHOULDERS, ink, 2.2);

const neck = ({ ink, skin }: PortraitDyes): string =>
  area('M100 138H140V172L120 192L100 172Z', skin) +
  area('M100 150C112 160 128 160 140 148V172L120 192L112 184C120 172 112 162 100 158Z', 'url(#h2)') +
  line('M100 146V172L120 192L140 172V146', ink, 1.8);

const ears = ({ ink, skin }: PortraitDyes): string =>
  ellipse(80, 104, 7, 12, skin) +
  ellipse(160, 104, 7, 12, skin) +
  ellipse(160, 104, 7, 12, 'url(#h2)') +
  line('M80 92C70 92 70 116 82 116M160 92C170 92 170 116 158 116', ink, 1.8);

const face = ({ ink, skin }: PortraitDyes, isCovered: boolean): string =>
  area(FACE, skin) +
  '<g clip-path="url(#m)">' +
  area('M160 60V156H118C134 142 143 126 143 108C144 92 146 76 138 60Z', 'url(#h1)') +
  area('M160 76V156H124C142 142 152 122 153 100C154 92 154 84 150 74Z', 'url(#h2)') +
  area('M80 120C86 136 98 152 120 154H100L78 140Z', 'url(#h1)') +
  area('M122 98C128 108 132 114 128 122L136 116C138 108 132 98 126 94Z', 'url(#h1)') +
  (isCovered ? area('M90 60H150V78C130 70 110 70 90 78Z', 'url(#h2)') : '') +
  '</g>' +
  line(FACE, ink, 2);

const eye = (ink: string, x: number): string =>
  area(`M${x - 10} 104C${x - 5} 97 ${x + 5} 97 ${x + 10} 104C${x + 5} 108.5 ${x - 5} 108.5 ${x - 10} 104Z`, 'p0') +
  circle(x, 103.4, 4.2, ink) +
  circle(x - 1.4, 102, 1.2, 'p0') +
  line(`M${x - 10.5} 104C${x - 5} 96.5 ${x + 5} 96.5 ${x + 10.5} 104`, ink, 2) +
  line(`M${x - 7} 110C${x - 2} 112 ${x + 3} 112 ${x + 7} 110`, ink, 0.9);

const SMILE = 'M104 133C112 136 128 136 136 133C133 146 107 146 104 133Z';

const features = ({ ink, hair }: PortraitDyes, { brow = 3, isSmiling }: PortraitDrawing): string =>
  eye(ink, 103) +
  eye(ink, 137) +
  line('M91 92C97 86 106 86 113 90', hair, brow) +
  line('M127 90C134 86 143 86 149 92', hair, brow) +
  line('M122 100C126 112 130 118 127 123C123 126 117 126 113 123', ink, 1.6) +
  (isSmiling
    ? area(SMILE, 'p0') + line(SMILE, ink, 1.8)
    : line('M105 135C112 141 128 141 135 135', ink, 2.2) + line('M113 144C118 146 122 146 127 144', ink, 1.2)) +
  line('M100 128C97 132 98 138 101 141M140 128C143 132 142 138 139 141', ink, 1.1);

/** Portrait of a teacher: one ink on one ground, shade by hatching alone (docs/look.md#pictures), as SVG text. */
export function drawPortrait(drawing: PortraitDrawing): string {
  const { ink, ground, head, dress, print, marks = [], skin = 0.18, isGrey } = drawing;
  const dyes: PortraitDyes = {
    ink,
    ground,
    skin: mixed('p50', ground, skin),
    dress: mixed(ground, 'p0', 0.35),
    scarf: mixed(ground, 'p0', 0.45),
    hair: isGrey ? mixed(ink, ground, 0.35) : ink,
  };
  const tile = print
    ? `<pattern id="mo" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(${print === 'flowers' ? 0 : -42})">${PRINTS[print](dyes)}</pattern>`
    : '';
  const body =
    rect({ x: 0, y: 0, width: 240, height: 240 }, ground) +
    rays(dyes) +
    (BEHIND[head]?.(dyes) ?? '') +
    shoulders(dyes, print !== undefined) +
    neck(dyes) +
    DRESSES[dress](dyes) +
    (head === 'hijab' || head === 'long' ? '' : ears(dyes)) +
    face(dyes, ['peci', 'hijab', 'cap'].includes(head)) +
    features(dyes, drawing) +
    marks.map((mark) => MARKS[mark](dyes)).join('') +
    HEADS[head](dyes);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 22 200 200" width="200" height="200"><defs>${hatchings(ink)}${tile}<clipPath id="m"><path d="${FACE}"/></clipPath></defs>${body}</svg>\n`;
}
