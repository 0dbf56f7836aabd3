import { contrast } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { PALETTE } from './palette.ts';

export const RAMP_STEPS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
export type RampStep = (typeof RAMP_STEPS)[number];

/** Eleven steps from paper to near black, as #RRGGBB. */
export type PartnerRamp = Record<RampStep, string>;

const LIGHTNESS: Record<RampStep, number> = {
  '50': 0.969,
  '100': 0.926,
  '200': 0.849,
  '300': 0.756,
  '400': 0.644,
  '500': 0.548,
  '600': 0.469,
  '700': 0.401,
  '800': 0.334,
  '900': 0.271,
  '950': 0.211,
};
const CHROMA_SHARE: Record<RampStep, number> = {
  '50': 0.11,
  '100': 0.26,
  '200': 0.53,
  '300': 0.81,
  '400': 1,
  '500': 0.98,
  '600': 0.85,
  '700': 0.73,
  '800': 0.6,
  '900': 0.46,
  '950': 0.35,
};
const CHROMA_CAP = 0.13;
const GREY_CHROMA = 0.02;
const READABLE_RATIO = 7;

/** The brand ramp of a grey logo. Arang has no 50 to 300, so paper takes their place. */
const ARANG_RAMP: PartnerRamp = {
  '50': PALETTE['kertas-50'],
  '100': PALETTE['kertas-100'],
  '200': PALETTE['kertas-200'],
  '300': PALETTE['kertas-400'],
  '400': PALETTE['arang-400'],
  '500': PALETTE['arang-500'],
  '600': PALETTE['arang-600'],
  '700': PALETTE['arang-700'],
  '800': PALETTE['arang-800'],
  '900': PALETTE['arang-900'],
  '950': PALETTE['arang-950'],
};

/**
 * The white-label ramp of a partner, computed from one logo colour (docs/look.md#tenant-themes): hue of the logo, fixed
 * lightness, chroma by step, and 700 (with 600 and the darker steps) darkened until it reads 7:1 on white and on its
 * own 50. A grey logo gives arang. Throws RangeError when `brandHex` is not #RRGGBB.
 */
export function partnerRamp(brandHex: string): PartnerRamp {
  const brand = oklchOf(brandHex);
  if (brand.chroma < GREY_CHROMA) return ARANG_RAMP;
  const chroma = Math.min(brand.chroma, CHROMA_CAP);
  const step = (name: RampStep, darker: number): string =>
    hexOf({ lightness: LIGHTNESS[name] - darker, chroma: chroma * CHROMA_SHARE[name], hue: brand.hue });
  const soft = step('50', 0);
  let darker = 0;
  while (contrast(step('700', darker), soft) < READABLE_RATIO) darker += 0.004;
  const ramp = {} as PartnerRamp;
  for (const name of RAMP_STEPS) ramp[name] = step(name, Number(name) >= 600 ? darker : 0);
  return ramp;
}

/** The ramp as inline CSS variables for the <html> element of a white-label page: `--mitra-50` to `--mitra-950`. */
export function partnerRampVariables(brandHex: string): Record<`--mitra-${RampStep}`, string> {
  const ramp = partnerRamp(brandHex);
  return Object.fromEntries(RAMP_STEPS.map((step) => [`--mitra-${step}`, ramp[step]])) as Record<
    `--mitra-${RampStep}`,
    string
  >;
}
