/** A battle of a campaign on its way to the table: formations of so many points. What a game makes of it is its own affair. */

export interface TableFormation {
  /** The corps it stands for; it comes home under this name. */
  readonly id: string;
  readonly name: string;
  readonly officer: { readonly A: number; readonly L: number; readonly T: number };
  readonly quality: number;
  /** Combat points of each unit. */
  readonly units: readonly number[];
  readonly tired: boolean;
}
export interface TableSide {
  readonly name: string;
  readonly officer: {
    readonly id: string;
    readonly name: string;
    readonly A: number;
    readonly L: number;
    readonly T: number;
  };
  readonly formations: readonly TableFormation[];
}
export interface TableBattle {
  readonly id: string;
  readonly place: string;
  readonly sides: { readonly a: TableSide; readonly b: TableSide };
}
