import type { Commentate } from '@mundo-manager/engine/commentary';
import type { ComponentType } from 'react';
import { type Locale, locale } from '../../ui/text/locale.ts';

/** The commentary of each language, a script for its readers alone. R-LNG-5 */
const COMMENTARIES: Readonly<Record<Locale, () => Promise<{ readonly commentate: Commentate }>>> = {
  'pt-BR': () => import('@mundo-manager/engine/commentary'),
  'en-GB': () => import('@mundo-manager/engine/commentary/en-gb'),
  es: () => import('@mundo-manager/engine/commentary/es'),
};

/** Loads a part and the commentary of the reader's language, which it gets as a property. */
export async function withCommentary<Props extends { readonly commentate: Commentate }>(
  part: Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Omit<Props, 'commentate'>> }> {
  const [{ default: Part }, { commentate }] = await Promise.all([part, COMMENTARIES[locale]()]);
  return { default: (props) => <Part {...({ ...props, commentate } as Props)} /> };
}
