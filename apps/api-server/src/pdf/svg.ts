/** An element of a drawing. */
interface Shape {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Shape[];
}

type Matrix = readonly [number, number, number, number, number, number];

const TAG = /<(\/?)([a-z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
/** How far tiles reach into each other, so that no paper shines through between them. */
const OVERLAP = 0.2;
/** Where the handles of a quarter circle lie. */
const QUARTER = 0.5523;

/** Reads a drawing of ours: elements and attributes, neither text nor styles. */
function readSvg(text: string): Shape {
  const root: Shape = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, end, name = '', attributes = '', alone] of text.matchAll(TAG)) {
    if (end) {
      open.pop();
      continue;
    }
    const shape: Shape = {
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
      ),
      children: [],
    };
    open.at(-1)!.children.push(shape);
    if (!alone) open.push(shape);
  }
  return root.children[0]!;
}

const numbersOf = (text: string): number[] => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
const written = (...numbers: readonly number[]): string =>
  numbers.map((value) => String(Math.round(value * 1e4) / 1e4)).join(' ');
const moved = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

/** The steps of a `transform`, the outermost first. */
function matricesOf(transform = ''): Matrix[] {
  return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, kind, values = '']): Matrix => {
    const [first = 0, second, third = 0] = numbersOf(values);
    if (kind === 'translate') return moved(first, second ?? 0);
    if (kind === 'scale') return [first, 0, 0, second ?? first, 0, 0];
    if (kind !== 'rotate') throw new Error(`A drawing is changed by ${kind}, which is not known here.`);
    const [cos, sin] = [Math.cos((first * Math.PI) / 180), Math.sin((first * Math.PI) / 180)];
    const [x, y] = [second ?? 0, third];
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
  });
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, l: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/** A path's data as operators of PDF. */
function pathOperators(data: string): string {
  const operators: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', values = ''] of data.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const count = ARGUMENTS[command];
    if (count === undefined) throw new Error(`A drawing has a path with ${command}, which is not known here.`);
    if (command === 'Z') operators.push('h');
    const numbers = numbersOf(values);
    for (let at = 0; count > 0 && at < numbers.length; at += count) {
      const own = numbers.slice(at, at + count) as [number, number, number, number];
      const [fromX, fromY] = [x, y];
      if (command === 'H') x = own[0];
      else if (command === 'V') y = own[0];
      else if (command === 'l') [x, y] = [x + own[0], y + own[1]];
      else [x, y] = own.slice(-2) as [number, number];
      if (command === 'C') operators.push(`${written(...own)} c`);
      else if (command === 'Q')
        operators.push(
          `${written(fromX + (2 / 3) * (own[0] - fromX), fromY + (2 / 3) * (own[1] - fromY), x + (2 / 3) * (own[0] - x), y + (2 / 3) * (own[1] - y), x, y)} c`,
        );
      else operators.push(`${written(x, y)} ${command === 'M' && at === 0 ? 'm' : 'l'}`);
    }
  }
  return operators.join('\n');
}

function circleOperators(x: number, y: number, r: number): string {
  const k = r * QUARTER;
  const quarters = [
    [x + r, y + k, x + k, y + r, x, y + r],
    [x - k, y + r, x - r, y + k, x - r, y],
    [x - r, y - k, x - k, y - r, x, y - r],
    [x + k, y - r, x + r, y - k, x + r, y],
  ];
  return [`${written(x + r, y)} m`, ...quarters.map((quarter) => `${written(...quarter)} c`), 'h'].join('\n');
}

/** '#82221B', or '#fff' for short, as the three parts PDF wants. */
function colour(hex: string): string {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  return written(...[1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255));
}

/**
 * A drawing of ours as operators of PDF, in the units of its view box, y downwards: what `packages/ui` draws
 * certificate borders and the word mark with, and nothing else. Patterns become whole repeats. @throws Error on what is
 * not known here
 */
export function operatorsOf(svg: string): string {
  const root = readSvg(svg);
  const byId = new Map<string, Shape>();
  const note = (shape: Shape): void => {
    if (shape.attributes.id) byId.set(shape.attributes.id, shape);
    shape.children.forEach(note);
  };
  note(root);
  function find(href = ''): Shape {
    const shape = byId.get(href.slice(1));
    if (!shape) throw new Error(`A drawing has no ${href}.`);
    return shape;
  }
  const within = (matrices: readonly Matrix[], inner: string): string =>
    matrices.length === 0
      ? inner
      : ['q', ...matrices.map((matrix) => `${written(...matrix)} cm`), inner, 'Q'].join('\n');

  function tiles(href: string, x: number, y: number, width: number, height: number): string {
    const pattern = find(href);
    const tile = find(pattern.attributes.href);
    const scale = matricesOf(pattern.attributes.patternTransform)[1] ?? moved(0, 0);
    const [wide, high] = [Number(tile.attributes.width), Number(tile.attributes.height)];
    const [columns, rows] = [Math.round(width / (wide * scale[0])), Math.round(height / (high * scale[3]))];
    const clipped = [
      `${written(-OVERLAP, -OVERLAP, wide + 2 * OVERLAP, high + 2 * OVERLAP)} re W n`,
      ...tile.children.map((child) => draw(child)),
    ].join('\n');
    const places = Array.from({ length: columns * rows }, (_, at) =>
      moved(x + (at % columns) * wide * scale[0], y + Math.floor(at / columns) * high * scale[3]),
    );
    const ground = `${colour(tile.children[0]?.attributes.fill ?? '#ffffff')} rg ${written(x, y, width, height)} re f`;
    return [ground, ...places.map((place) => within([place, scale], clipped))].join('\n');
  }

  function draw({ name, attributes, children }: Shape, inherited?: string): string {
    const at = (key: string): number => Number(attributes[key] ?? 0);
    const fill = attributes.fill ?? inherited;
    const matrices = matricesOf(attributes.transform);
    if (name === 'defs') return '';
    if (name === 'use')
      return within(
        [...matrices, ...(at('x') || at('y') ? [moved(at('x'), at('y'))] : [])],
        draw(find(attributes.href), fill),
      );
    if (name === 'g') return within(matrices, children.map((child) => draw(child, fill)).join('\n'));
    if (name === 'rect' && fill?.startsWith('url('))
      return tiles(fill.slice(4, -1), at('x'), at('y'), at('width'), at('height'));
    const outline = {
      path: () => pathOperators(attributes.d ?? ''),
      rect: () => `${written(at('x'), at('y'), at('width'), at('height'))} re`,
      circle: () => circleOperators(at('cx'), at('cy'), at('r')),
    }[name];
    if (!outline) throw new Error(`A drawing has a ${name}, which is not known here.`);
    const paint =
      fill === 'none'
        ? [`${colour(attributes.stroke ?? '#000000')} RG ${written(at('stroke-width'))} w`, outline(), 'S']
        : [`${colour(fill ?? '#000000')} rg`, outline(), attributes['fill-rule'] === 'evenodd' ? 'f*' : 'f'];
    return within(matrices, paint.join('\n'));
  }
  return root.children
    .map((shape) => draw(shape))
    .filter(Boolean)
    .join('\n');
}
