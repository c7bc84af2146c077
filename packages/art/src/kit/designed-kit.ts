import type { Kit } from '@mundo-manager/rules';
import { checkedColour } from '../svg/checks.ts';
import type { ClothColours, KitDesign } from './design.ts';
import { KIT_DESIGNS } from './designs.ts';

/** The kit's design and its checked colours. Throws a RangeError where no design has the kit's image name. */
export function designedKit(kit: Kit): { readonly design: KitDesign; readonly colours: ClothColours } {
  const design = Object.hasOwn(KIT_DESIGNS, kit.imageName) ? KIT_DESIGNS[kit.imageName] : undefined;
  if (design === undefined) throw new RangeError(`No kit is called ${JSON.stringify(kit.imageName)}`);
  return {
    design,
    colours: { p: checkedColour(kit.primary), s: checkedColour(kit.secondary), t: checkedColour(kit.tertiary) },
  };
}
