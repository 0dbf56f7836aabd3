import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Why a row was left out. `field` is empty when the whole line is meant. */
export interface Rejection {
  line: number;
  field: string;
  reason: string;
}

/** Rejections that are shown; all of them are in the report file. */
const SHOWN = 10;

/**
 * Collects rejections in a report file of JSON Lines, made with the first of them, and keeps only the first few in
 * memory.
 */
export class Rejections {
  rows = 0;
  readonly shown: Rejection[] = [];
  readonly file: string;
  private descriptor: number | undefined;

  constructor(file: string) {
    this.file = file;
  }

  /** All that is wrong with one row. */
  add(problems: readonly Rejection[]): void {
    this.rows++;
    if (this.descriptor === undefined) {
      mkdirSync(path.dirname(this.file), { recursive: true });
      this.descriptor = openSync(this.file, 'w');
    }
    for (const problem of problems) {
      if (this.shown.length < SHOWN) this.shown.push(problem);
      writeSync(this.descriptor, `${JSON.stringify(problem)}\n`);
    }
  }

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}
