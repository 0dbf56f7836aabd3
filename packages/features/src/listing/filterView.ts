/** One choice of a filter, decided by the caller (docs/product/listing.md: zero-count options are disabled). */
export interface FilterOptionView {
  value: string;
  label: string;
  /** Formatted count; none for radios. */
  countText?: string;
  /** These two are left out where they are not so: a page carries many options. */
  checked?: boolean;
  disabled?: boolean;
  /** Stars instead of a label before the label's words, 1 to 5. */
  stars?: number;
}

interface FilterGroupBase {
  /** Stable key, also the element id. */
  id: string;
  title: string;
  open: boolean;
  /** Hidden until the offline course type is ticked in the same form (docs/product/listing.md#filters). */
  waitsForOffline?: boolean;
}

/** Checkboxes or radios with one query parameter. */
export interface ChoiceGroupView extends FilterGroupBase {
  kind: 'checkbox' | 'radio';
  /** Name of the query parameter, brackets included where the query uses them. */
  name: string;
  options: readonly FilterOptionView[];
  /** How many options show before 'Lihat lainnya'; chosen ones beyond open the rest. */
  visibleCount: number;
}

/** Minimum and maximum age; both or either may be empty. */
export interface AgeGroupView extends FilterGroupBase {
  kind: 'age';
  minName: string;
  maxName: string;
  min: string;
  max: string;
  /** The exact error texts of docs/product/listing.md, or null. */
  minError: string | null;
  maxError: string | null;
}

export type FilterGroupView = ChoiceGroupView | AgeGroupView;
