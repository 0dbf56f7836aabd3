/** A colour in OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function gamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Linear sRGB channels, 0 to 1, of a #RRGGBB colour. Throws RangeError for anything else. */
export function linearRgb(hex: string): [number, number, number] {
  const match = HEX.exec(hex);
  if (!match) throw new RangeError(`Not a #RRGGBB colour: ${hex}`);
  const [, r = '0', g = '0', b = '0'] = match;
  return [linear(parseInt(r, 16) / 255), linear(parseInt(g, 16) / 255), linear(parseInt(b, 16) / 255)];
}

/** #RRGGBB to OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, bb), hue: (hue + 360) % 360 };
}

/** OKLCH to #RRGGBB. A colour outside sRGB loses chroma, never lightness or hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  for (let reduced = chroma; ; reduced = Math.max(0, reduced - 0.002)) {
    const channels = linearChannels({ lightness, chroma: reduced, hue });
    if (reduced === 0 || channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) {
      return `#${channels
        .map((channel) => Math.round(gamma(Math.min(1, Math.max(0, channel))) * 255))
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')
        .toUpperCase()}`;
    }
  }
}

function linearChannels({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
