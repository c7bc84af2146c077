/** A uniform: a preset's id, its image and its three colours as '#rrggbb'. */
export interface Kit {
  readonly id: number;
  readonly imageName: string;
  readonly primary: string;
  readonly secondary: string;
  readonly tertiary: string;
}
