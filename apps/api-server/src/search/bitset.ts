/** Set of small whole numbers (slots of the course index), one bit each. */
export class Bitset {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number, words: Uint32Array = new Uint32Array((size + 31) >>> 5)) {
    this.size = size;
    this.words = words;
  }

  static full(size: number): Bitset {
    const set = new Bitset(size);
    set.words.fill(0xffffffff);
    if (size & 31) set.words[set.words.length - 1] = 2 ** (size & 31) - 1;
    return set;
  }

  add(slot: number): void {
    this.words[slot >>> 5]! |= 1 << (slot & 31);
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5]! >>> (slot & 31)) & 1) === 1;
  }

  /** A new set with what both hold. */
  and(other: Bitset): Bitset {
    const words = new Uint32Array(this.words.length);
    for (let at = 0; at < words.length; at++) words[at] = this.words[at]! & other.words[at]!;
    return new Bitset(this.size, words);
  }

  /** A new set with what either holds. */
  or(other: Bitset): Bitset {
    const words = new Uint32Array(this.words.length);
    for (let at = 0; at < words.length; at++) words[at] = this.words[at]! | other.words[at]!;
    return new Bitset(this.size, words);
  }

  /** A new set with what only this one holds. */
  without(other: Bitset): Bitset {
    const words = new Uint32Array(this.words.length);
    for (let at = 0; at < words.length; at++) words[at] = this.words[at]! & ~other.words[at]!;
    return new Bitset(this.size, words);
  }

  /** How many slots it holds. */
  count(): number {
    let total = 0;
    for (let word of this.words) {
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      total += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
    }
    return total;
  }

  /** Every slot it holds, lowest first. */
  slots(): Uint32Array {
    const slots = new Uint32Array(this.count());
    let at = 0;
    this.forEach((slot) => {
      slots[at++] = slot;
    });
    return slots;
  }

  /** Calls `visit` with every slot, lowest first. */
  forEach(visit: (slot: number) => void): void {
    for (let at = 0; at < this.words.length; at++) {
      let word = this.words[at]!;
      while (word !== 0) {
        const lowest = word & -word;
        visit((at << 5) + 31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
  }
}
