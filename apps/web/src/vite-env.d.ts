/// <reference types="vite/client" />

declare module 'virtual:libraries' {
  /** The libraries that the app is made of. */
  const libraries: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  export default libraries;
}
