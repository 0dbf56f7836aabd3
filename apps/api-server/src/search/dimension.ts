import { Bitset } from './bitset.ts';

/**
 * One thing courses are filtered by, such as the category: its values, the courses under each, and the values of each
 * course. A course may have several values or none.
 */
export class Dimension {
  readonly values: readonly string[];
  private readonly size: number;
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly offsets: Uint32Array;
  private readonly valuesOfSlots: Uint32Array;
  private readonly slotsOfValues: readonly Uint32Array[];
  /** Sets of frequent values, made when first asked for. */
  private readonly sets = new Map<number, Bitset>();

  /** `valuesOf(slot)` gives the values of each of `size` courses. */
  constructor(size: number, valuesOf: (slot: number) => readonly string[]) {
    const numbers = new Map<string, number>();
    const slots: number[][] = [];
    const flat: number[] = [];
    this.size = size;
    this.offsets = new Uint32Array(size + 1);
    for (let slot = 0; slot < size; slot++) {
      for (const value of valuesOf(slot)) {
        let number = numbers.get(value);
        if (number === undefined) {
          number = numbers.size;
          numbers.set(value, number);
          slots.push([]);
        }
        slots[number]!.push(slot);
        flat.push(number);
      }
      this.offsets[slot + 1] = flat.length;
    }
    this.numbers = numbers;
    this.values = [...numbers.keys()];
    this.valuesOfSlots = Uint32Array.from(flat);
    this.slotsOfValues = slots.map((list) => Uint32Array.from(list));
  }

  /** Courses that have any of these values; unknown values have none. The set is shared: do not add to it. */
  any(values: readonly string[]): Bitset {
    const numbers = values.flatMap((value) => this.numbers.get(value) ?? []);
    if (numbers.length === 1) return this.setOf(numbers[0]!);
    return numbers.reduce((set, number) => set.or(this.setOf(number)), new Bitset(this.size));
  }

  private setOf(number: number): Bitset {
    const known = this.sets.get(number);
    if (known) return known;
    const slots = this.slotsOfValues[number]!;
    const set = new Bitset(this.size);
    for (const slot of slots) set.add(slot);
    if (slots.length * 64 > this.size) this.sets.set(number, set);
    return set;
  }

  /** How many of these courses each value has, in the order of `values`. */
  countsOf(slots: Uint32Array): Uint32Array {
    const { offsets, valuesOfSlots } = this;
    const counts = new Uint32Array(this.values.length);
    for (let index = 0; index < slots.length; index++) {
      const slot = slots[index]!;
      const end = offsets[slot + 1]!;
      for (let at = offsets[slot]!; at < end; at++) counts[valuesOfSlots[at]!]!++;
    }
    return counts;
  }

  /** How many courses of a set each value has, in the order of `values`. */
  countsWithin(within: Bitset): Uint32Array {
    return this.countsOf(within.slots());
  }
}
