/** Indices into the tables of shapes, symbols, patterns and borders; colours as '#rrggbb'. */
export interface Emblem {
  readonly shape: number;
  readonly symbol: number;
  readonly pattern: number;
  readonly border: number;
  readonly primary: string;
  readonly secondary: string;
  readonly tertiary: string;
}
