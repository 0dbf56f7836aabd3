import { dye, mixed } from './dyes.ts';
import { area, circle, dots, ellipse, flower, line, rect } from './shapes.ts';

/** What a portrait is engraved with: one ink and one ground of a dye. */
export interface PortraitDyes {
  ink: string;
  ground: string;
  skin: string;
  dress: string;
  scarf: string;
  /** Ink of hair, lighter on a grey head. */
  hair: string;
}

type Part = (dyes: PortraitDyes) => string;

const cream = (dress: string): string => mixed(dress, 'p0', 0.6);

/** Dresses over the shoulders. */
export const DRESSES = {
  plain: () => '',
  collar: ({ ink, dress }) =>
    area('M92 170L120 192L104 214L82 178Z', cream(dress)) +
    area('M148 170L120 192L136 214L158 178Z', cream(dress)) +
    area('M148 170L120 192L136 214L158 178Z', 'url(#h1)') +
    line('M92 170L120 192L104 214L82 178M148 170L120 192L136 214L158 178', ink, 1.8) +
    line('M120 192V240', ink, 1.8) +
    dots({ x: 120, y: 206, stepX: 0, stepY: 13 }, 3, 2, ink),
  koko: ({ ink, dress }) =>
    area('M94 168C104 182 136 182 146 168L150 180C136 196 104 196 90 180Z', cream(dress)) +
    line('M94 168C104 182 136 182 146 168M90 180C104 196 136 196 150 180M112 192V240M128 192V240', ink, 1.8) +
    dots({ x: 120, y: 204, stepX: 0, stepY: 14 }, 3, 2, ink),
  suit: ({ ink, ground }) =>
    area('M92 170L120 236L148 170L120 192Z', 'p50') +
    line('M106 190L120 206L134 190', ink, 1.8) +
    dots({ x: 120, y: 216, stepX: 0, stepY: 12 }, 2, 2, ink) +
    area('M90 172L120 238L98 240L64 186Z', ink) +
    area('M150 172L120 238L142 240L176 186Z', ink) +
    line('M84 182L108 232M78 186L102 236M156 182L132 232', ground, 1.2),
  kebaya: ({ ink, ground, skin }) =>
    area('M92 170C96 200 112 220 120 240C128 220 144 200 148 170L120 192Z', skin) +
    line('M92 170C96 200 112 220 120 240C128 220 144 200 148 170', ink, 2.2) +
    dots({ x: 90, y: 178, stepX: 4.6, stepY: 10.5 }, 6, 3, ground) +
    dots({ x: 150, y: 178, stepX: -4.6, stepY: 10.5 }, 6, 3, ground) +
    area('M128 190C136 184 144 178 148 170C146 190 134 210 124 228Z', 'url(#h1)'),
  coat: ({ ink }) =>
    area('M92 172L118 240H60L70 182Z', 'p50') +
    area('M148 172L122 240H180L170 182Z', 'p50') +
    area('M148 172L122 240H180L170 182Z', 'url(#h1)') +
    line('M92 172L118 240M148 172L122 240M70 182L84 214L102 204M170 182L156 214L138 204', ink, 1.8),
} as const satisfies Record<string, Part>;

/** What lies behind the head: hair that falls or is bound. */
export const BEHIND: Readonly<Record<string, Part>> = {
  long: ({ ink, ground }) =>
    area('M72 100C64 40 176 40 168 100C170 140 176 168 182 190H58C64 168 70 140 72 100Z', ink) +
    line('M78 70C68 110 72 150 66 184M86 72C76 110 80 150 74 184M94 74C84 110 88 150 82 184', ground, 1.4) +
    line('M162 74C171 110 168 150 173 184M154 74C163 110 160 150 165 184', ground, 1.2),
  bun: ({ ink, ground }) =>
    ellipse(150, 54, 30, 26, ink) +
    line('M132 46C142 38 158 38 168 48M132 56C144 48 160 50 170 60', ground, 1.4) +
    area('M74 100C64 36 176 36 166 100C160 84 152 74 120 72S82 84 74 100Z', ink),
};

const SCARF =
  'M120 36C66 36 60 84 66 122C68 150 58 170 34 190C70 240 170 240 206 190C182 170 172 150 174 122C180 84 174 36 120 36ZM88 98C88 70 102 60 120 60S152 70 152 98C152 128 140 153 120 153S88 128 88 98Z';
const SCARF_SHADE =
  'M140 38C176 44 178 86 174 122C172 150 182 170 206 190C190 214 160 226 134 228C158 200 150 168 144 146C150 130 152 116 152 98C152 76 144 64 130 61Z';

/** What the head wears, or how its hair is done. */
export const HEADS = {
  hijab: ({ ink, ground, scarf }) =>
    `<path fill-rule="evenodd" fill="${dye(scarf)}" d="${SCARF}"/><path fill-rule="evenodd" fill="url(#h5)" d="${SCARF_SHADE}"/>` +
    line(SCARF, ink, 2.2) +
    line(
      'M76 84C80 60 96 48 118 46M72 118C76 148 66 172 48 188M84 134C90 166 78 190 62 202M98 150C108 176 102 200 88 214M120 154C130 180 126 206 118 226M142 148C150 176 156 198 176 208',
      ink,
      1.3,
    ) +
    flower({ x: 104, y: 172, radius: 9 }, 6, ink, ground),
  peci: ({ ink, ground, hair }) =>
    area('M76 78L80 36C100 26 140 26 160 36L164 78C144 66 96 66 76 78Z', ink) +
    line('M84 42L81 70M92 38L89 68M100 36L98 66M109 34.5L108 65', ground, 1.5) +
    line('M80 44C102 34 138 34 160 44', ground, 1.2) +
    area('M78 78L80 92C84 84 84 78 86 74ZM162 78L160 92C156 84 156 78 154 74Z', hair),
  short: ({ ground, hair }) =>
    area(
      'M78 98C70 40 102 34 128 38C164 36 172 68 162 98C158 88 158 80 150 72C130 78 104 74 94 66C88 76 84 86 78 98Z',
      hair,
    ) + line('M92 60C104 48 124 44 142 50M88 70C92 56 104 46 118 44M150 56C156 62 160 72 160 82', ground, 1.4),
  long: ({ ink, ground }) =>
    area('M78 104C72 50 116 44 120 62C132 50 170 60 162 104C160 88 150 76 128 70C104 72 84 84 78 104Z', ink) +
    line('M86 82C92 68 104 62 116 62M130 64C142 66 152 74 156 84', ground, 1.4),
  bun: ({ ink, ground }) =>
    line('M80 92C86 70 104 60 122 60M90 78C100 66 116 64 132 66M146 70C154 76 158 84 160 92', ground, 1.3) +
    flower({ x: 172, y: 72, radius: 12 }, 5, 'p50', ink),
  cap: ({ ink, ground, hair }) =>
    area('M76 84C74 44 100 30 120 30S166 44 164 84C140 70 100 70 76 84Z', ink) +
    area('M72 84C92 66 148 66 168 84C182 88 184 96 176 98C150 80 90 80 64 98C56 96 58 88 72 84Z', ink) +
    line('M120 30V66M96 38C90 46 86 58 86 70M144 38C150 46 154 58 154 70', ground, 1.3) +
    area('M78 88L80 98C84 92 84 88 85 85ZM162 88L160 98C156 92 156 88 155 85Z', hair),
} as const satisfies Record<string, Part>;

/** Marks of a face that not everybody has. */
export const MARKS = {
  wrinkles: ({ ink }) =>
    line('M96 78C110 74 130 74 144 78M98 71.5C112 68 128 68 142 71.5', ink, 1) +
    line('M88 106L83 103M88 109L83 111M152 106L157 103M152 109L157 111', ink, 1) +
    line('M92 118C98 122 102 122 106 119M148 118C142 122 138 122 134 119', ink, 1),
  glasses: ({ ink }) =>
    `<g fill="none" stroke="${dye(ink)}" stroke-width="2.4"><rect x="89" y="94" width="28" height="20" rx="9"/><rect x="123" y="94" width="28" height="20" rx="9"/><path d="M117 102H123M89 100L80 98M151 100L160 98"/></g>` +
    line('M94 108L104 97', 'p0', 1.4),
  moustache: ({ hair }) =>
    area(
      'M120 127C112 125 104 130 100 134C108 135 115 133 120 131C125 133 132 135 140 134C136 130 128 125 120 127Z',
      hair,
    ),
  beard: ({ ground, hair }) =>
    area(
      'M84 116C88 150 104 164 120 164S152 150 156 116C152 134 144 140 138 146C130 150 110 150 102 146C96 140 88 134 84 116Z',
      hair,
    ) + line('M92 136C98 150 108 158 120 159M148 136C142 150 132 158 120 159', ground, 1),
} as const satisfies Record<string, Part>;

/** Tiles of batik a dress may be printed with. */
export const PRINTS = {
  flowers: ({ ink, ground }) =>
    flower({ x: 13, y: 13, radius: 9, turn: 45 }, 4, ink, ground) +
    [0, 26].map((x) => circle(x, 0, 2.4, ink) + circle(x, 26, 2.4, ink)).join(''),
  parang: ({ ink }) =>
    line('M0 20C8 20 8 6 13 6S18 20 26 20M0 7C8 7 8 -7 13 -7S18 7 26 7', ink, 3.2) +
    dots({ x: 4, y: 13, stepX: 13, stepY: 0 }, 2, 1.5, ink),
  lereng: ({ ink }) =>
    rect({ x: 0, y: 0, width: 6, height: 26 }, ink) + dots({ x: 14, y: 5, stepX: 0, stepY: 9 }, 3, 2, ink),
} as const satisfies Record<string, Part>;
