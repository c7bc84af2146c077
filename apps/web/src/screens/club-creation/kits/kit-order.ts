import { colourDistance } from '@mundo-manager/art';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import type { Emblem, Kit } from '@mundo-manager/rules/clubs';
import type { ClubDraft } from '../club-draft.ts';

/** How much less a colour counts that only the trim has. */
const TRIM = 0.05;

/** The kits, those in the emblem’s colours first. */
export function kitsFor({ primary, secondary }: Pick<Emblem, 'primary' | 'secondary'>): readonly Kit[] {
  const distance = (kit: Kit) =>
    2 * colourDistance(kit.primary, primary) +
    Math.min(colourDistance(kit.secondary, secondary), colourDistance(kit.tertiary, secondary) + TRIM);
  return KIT_PRESETS.map((kit) => ({ kit, far: distance(kit) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ kit }) => kit);
}

/** The chosen kit, or the one that suits the emblem best. */
export function kitOf({ kitId, emblem }: Pick<ClubDraft, 'kitId' | 'emblem'>): Kit {
  const kit = KIT_PRESETS.find(({ id }) => id === kitId) ?? kitsFor(emblem)[0];
  if (kit === undefined) throw new Error('there are no kits');
  return kit;
}

/** Whether it is a team’s home kit. */
export function isHomeKit({ imageName }: Kit): boolean {
  return imageName.endsWith('-casa');
}
