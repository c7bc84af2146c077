/**
 * Source of the theme's colours: fixed, for images and the player, or 'css', the custom properties of the page around
 * an inline drawing (light by default).
 */
export type DrawingTheme = 'light' | 'dark' | 'css';

/** A colour that differs between the themes, and the custom property that holds it on a page. */
export interface ThemeColour {
  readonly property: string;
  readonly light: string;
  readonly dark: string;
}

export function themed({ property, light, dark }: ThemeColour, theme: DrawingTheme): string {
  if (theme === 'css') return `var(${property}, ${light})`;
  return theme === 'dark' ? dark : light;
}
