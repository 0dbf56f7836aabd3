const QUOTE = 0x22;

/**
 * Whether a record is within a quoted cell after the bytes that were read of it. Only a mark that begins a cell opens one:
 * a bare mark within a cell (`Ember 10"`) makes a faulty row, and must not take the rows behind it along.
 */
export class OpenQuotes {
  isOpen = false;
  private readonly cellEnds: Buffer | null;
  private readBytes = 0;
  private last: number | null = null;
  /** Where a mark closed a cell: another right behind it stands for a mark within. */
  private closedAt = -1;

  /** @param cellEnds the signs that may stand between cells; null where no mark opens anything */
  constructor(cellEnds: string | null) {
    this.cellEnds = cellEnds === null ? null : Buffer.from(cellEnds);
  }

  /** Takes the next bytes of the record in. */
  read(piece: Buffer): void {
    if (this.cellEnds === null || piece.length === 0) return;
    for (let at = piece.indexOf(QUOTE); at !== -1; at = piece.indexOf(QUOTE, at + 1)) {
      const place = this.readBytes + at;
      if (this.isOpen) {
        this.isOpen = false;
        this.closedAt = place;
      } else {
        const before = at > 0 ? piece[at - 1]! : this.last;
        this.isOpen = before === null || this.cellEnds.includes(before) || this.closedAt === place - 1;
      }
    }
    this.readBytes += piece.length;
    this.last = piece.at(-1)!;
  }
}
