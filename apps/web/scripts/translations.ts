import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { messageKey } from '../src/language/message-key.ts';
import { tokensOf } from './compiled-messages.ts';

/** What a catalogue says: translations by the ids that Lingui makes, with their sources. */
export interface Catalogue {
  readonly [id: string]: { readonly message?: string; readonly translation?: string; readonly context?: string };
}

/** Reads the text of a `.po` file. */
export async function readCatalogue(text: string, file: string): Promise<Catalogue> {
  return formatter().parse(text, { locale: undefined, sourceLocale: 'pt-BR', filename: file });
}

/**
 * Compiled translations by the keys of their sources, as `src/language/translate.ts` looks them up. Throws if a message has no translation or is no
 * ICU message, and where two messages have one key.
 */
export function compileCatalogue(catalogue: Catalogue): Readonly<Record<string, unknown>> {
  const compiled: Record<string, unknown> = {};
  for (const { message = '', translation = '', context } of Object.values(catalogue)) {
    if (translation === '') throw new Error(`no translation: ${message}`);
    const key = messageKey(tokensOf(message), context);
    if (key in compiled) throw new Error(`two messages with the key ${key}: ${message}`);
    compiled[key] = tokensOf(translation);
  }
  return compiled;
}

/** Vite plugin: an imported `.po` file is a module with its compiled translations. */
export function translations(): Plugin {
  return {
    name: 'mundo-manager-translations',
    transform: {
      filter: { id: /\.po$/ },
      async handler(text, file) {
        const compiled = compileCatalogue(await readCatalogue(text, file));
        return { code: `export default ${JSON.stringify(compiled)};`, map: null, moduleType: 'js' };
      },
    },
  };
}
