import type { CourseChange } from './changes.ts';

/** What one settling of the course cache takes in. */
export interface Changes {
  ids: readonly number[];
  isEverything: boolean;
  areSalesDue: boolean;
  isBuildDue: boolean;
}

/** What was announced of courses and is not taken in yet. */
export class PendingChanges {
  private readonly ids = new Set<number>();
  private isEverything = false;
  private areSalesDue = false;
  private isRebuildDue = false;

  add(change: Exclude<CourseChange, { kind: 'details' }>): void {
    if (change.kind === 'lists') this.areSalesDue = true;
    else if (change.kind === 'everything') this.isEverything = true;
    else for (const id of change.ids) this.ids.add(id);
  }

  /** The index is to be built again without any change: events have ended. */
  addRebuild(): void {
    this.isRebuildDue = true;
  }

  /** After a failure: all that could have changed is read again. */
  addAll(): void {
    this.isEverything = true;
    this.areSalesDue = true;
  }

  get areAll(): boolean {
    return this.isEverything;
  }

  get isEmpty(): boolean {
    return !this.isEverything && !this.isRebuildDue && !this.areSalesDue && this.ids.size === 0;
  }

  /** All of it, which is pending no longer. */
  take(): Changes {
    const { isEverything, areSalesDue, isRebuildDue } = this;
    const ids = [...this.ids];
    this.ids.clear();
    this.isEverything = this.areSalesDue = this.isRebuildDue = false;
    return { ids, isEverything, areSalesDue, isBuildDue: isEverything || isRebuildDue || ids.length > 0 };
  }
}
