/**
 * Where the colours that follow the page's theme come from: fixed, for images and the player, or 'css', from the custom properties of the page
 * that an inline drawing stands in (with the light colours where it has none).
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
