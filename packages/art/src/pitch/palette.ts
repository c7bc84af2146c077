import type { ThemeColour } from '../svg/theme.ts';

/** The colours of the grounds and of the lime on them, in daylight and under floodlights. */
export const PALETTE = {
  earth: { property: '--varzea-1', light: '#a95835', dark: '#7c3b21' },
  trodden: { property: '--varzea-2', light: '#9d4f2e', dark: '#73361d' },
  weeds: { property: '--varzea-grass', light: '#647a3f', dark: '#3f5a2c' },
  amador: { property: '--amador-1', light: '#4f8243', dark: '#2f5c31' },
  amadorMown: { property: '--amador-2', light: '#487a3d', dark: '#2a542c' },
  bare: { property: '--amador-worn', light: '#a9713f', dark: '#7a5230' },
  semiPro: { property: '--semi-1', light: '#3b7d45', dark: '#245a34' },
  semiProMown: { property: '--semi-2', light: '#35733f', dark: '#1f512e' },
  pro: { property: '--pro-1', light: '#2f8148', dark: '#1d5d35' },
  proMown: { property: '--pro-2', light: '#277440', dark: '#18522d' },
  lime: { property: '--lime', light: '#f4fbec', dark: '#f4fbec' },
} as const satisfies Readonly<Record<string, ThemeColour>>;
