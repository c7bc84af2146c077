/// <reference types="vite/client" />

declare module '*.po' {
  /** The translations of a language; see `scripts/translations.ts`. */
  const translations: import('./language/translate.ts').Translations;
  export default translations;
}

declare module 'virtual:libraries' {
  /** The libraries that the app is made of. */
  const libraries: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  export default libraries;
}
